//@ expect: unsupported
import gov.nasa.jpf.vm.Verify;

public class NamedUnknown {
  public static void main(String[] args) {
    Verify.getInt("nobody.described.this");
  }
}
