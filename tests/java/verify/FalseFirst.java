// The configuration turns the order around.
//@ outputs: "1 true\n" | "2 false\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;

public class FalseFirst {
  public static void main(String[] args) {
    Verify.setProperties("cg.boolean.false_first=false");
    boolean b = Verify.getBoolean();
    System.out.println(Verify.incrementCounter(0) + " " + b);
  }
}
