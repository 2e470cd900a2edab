//@ expect: unsupported
import gov.nasa.jpf.vm.Verify;

public class LocalAttributes {
  public static void main(String[] args) {
    int x = 3;
    Verify.setLocalAttribute("x", 4);
    System.out.println(x + Verify.getLocalAttribute("x"));
  }
}
