//@ outputs: "false\n" | "true\n"
//@ ends: 2
import gov.nasa.jpf.vm.Verify;

public class RandomBool {
  public static void main(String[] args) {
    System.out.println(Verify.randomBool());
  }
}
