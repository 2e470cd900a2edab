// What a path sets, another path does not see.
//@ outputs: "null a0 x\n" | "null a1 x\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;

public class Properties {
  public static void main(String[] args) {
    String before = Verify.getProperty("key");
    Verify.setProperties("other=x");
    int choice = Verify.getInt(0, 1);
    if (Verify.getProperty("key") != null) {
      throw new IllegalStateException();
    }
    Verify.setProperties("key=b", "key = a" + choice);
    System.out.println(before + " " + Verify.getProperty("key") + " " + Verify.getProperty("other"));
  }
}
