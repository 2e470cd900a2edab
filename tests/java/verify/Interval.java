//@ outputs: "-1\n" | "0\n" | "1\n" | "2\n"
//@ ends: 4
import gov.nasa.jpf.vm.Verify;

public class Interval {
  public static void main(String[] args) {
    System.out.println(Verify.getInt(-1, 2));
  }
}
