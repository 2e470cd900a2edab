//@ outputs: "0\n" | "1\n" | "2\n"
//@ ends: 3
import gov.nasa.jpf.vm.Verify;

public class RandomInt {
  public static void main(String[] args) {
    System.out.println(Verify.random(2));
  }
}
