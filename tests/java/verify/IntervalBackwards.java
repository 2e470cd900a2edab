// The ends of an interval may be given in any order; one value is no choice.
//@ outputs: "7 2147483646\n" | "7 2147483647\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;

public class IntervalBackwards {
  public static void main(String[] args) {
    int one = Verify.getInt(7, 7);
    System.out.println(one + " " + Verify.getInt(Integer.MAX_VALUE, Integer.MAX_VALUE - 1));
  }
}
