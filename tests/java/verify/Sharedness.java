//@ outputs: "false true true false\n"
import gov.nasa.jpf.vm.Verify;

public class Sharedness {
  static Object held;

  public static void main(String[] args) {
    Object local = new Object();
    held = new Object();
    Object set = new Object();
    Verify.freezeSharedness(set, true);
    Verify.setShared(set, true);
    boolean now = Verify.isShared(set);
    Verify.setShared(set, false);
    System.out.println(
        Verify.isShared(local) + " " + Verify.isShared(held) + " " + now + " " + Verify.isShared(set));
  }
}
