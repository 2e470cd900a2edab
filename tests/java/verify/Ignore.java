//@ outputs: "0 2\n" | "1 1\n" | "2 0\n"
//@ ends: 3
//@ ignored: 6
import gov.nasa.jpf.vm.Verify;

public class Ignore {
  public static void main(String[] args) {
    int a = Verify.getInt(0, 2);
    int b = Verify.getInt(0, 2);
    Verify.ignoreIf(a + b != 2);
    System.out.println(a + " " + b);
  }
}
