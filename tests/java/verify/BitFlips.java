//@ outputs: "long 4\n" | "long 7\n" | "long 1\n" | "two 3\n" | "two 5\n" | "two 6\n" | "false\n" | "none 42\n"
//@ ends: 8
import gov.nasa.jpf.vm.Verify;

public class BitFlips {
  public static void main(String[] args) {
    switch (Verify.getInt(0, 3)) {
      case 0:
        System.out.println("long " + Verify.getBitFlip(5L, 1, 3));
        break;
      case 1:
        System.out.println("two " + Verify.getBitFlip(0L, 2, 3));
        break;
      case 2:
        System.out.println(Verify.getBitFlip(true));
        break;
      default:
        System.out.println("none " + Verify.getBitFlip(42, 0));
    }
  }
}
