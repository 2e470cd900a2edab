// False comes first unless the argument says otherwise; the counter tells the order of the paths.
//@ outputs: "1 false false\n" | "2 false true\n" | "3 true true\n" | "4 true false\n"
//@ ends: 4
import gov.nasa.jpf.vm.Verify;

public class Booleans {
  public static void main(String[] args) {
    boolean a = Verify.getBoolean();
    boolean b = Verify.getBoolean(!a);
    System.out.println(Verify.incrementCounter(0) + " " + a + " " + b);
  }
}
