// Choices multiply; a choice may depend on one before.
//@ outputs: "0 0\n" | "1 0\n" | "1 1\n" | "2 0\n" | "2 1\n" | "2 2\n"
//@ ends: 6
import gov.nasa.jpf.vm.Verify;

public class Nested {
  public static void main(String[] args) {
    int a = Verify.getInt(0, 2);
    int b = Verify.getInt(0, a);
    System.out.println(a + " " + b);
  }
}
