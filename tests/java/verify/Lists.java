// One of each list: the numbers of ways add up, as only one list is asked on a path.
//@ outputs: "5\n" | "-5\n" | "123456789012\n" | "-1\n" | "0\n" | "1.5\n" | "-0.25\n" | "3.141592653589793\n" | "NaN\n"
//@ ends: 9
import gov.nasa.jpf.vm.Verify;

public class Lists {
  public static void main(String[] args) {
    switch (Verify.getInt(0, 3)) {
      case 0:
        System.out.println(Verify.getIntFromList(5, -5));
        break;
      case 1:
        System.out.println(Verify.getLongFromList(123456789012L, -1, 0));
        break;
      case 2:
        System.out.println(Verify.getFloatFromList(1.5f, -0.25f));
        break;
      default:
        System.out.println(Verify.getDoubleFromList(Math.PI, Double.NaN));
    }
  }
}
