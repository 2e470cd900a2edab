//@ expect: unsupported
import gov.nasa.jpf.vm.Verify;

public class StoreTrace {
  public static void main(String[] args) {
    Verify.storeTrace("file", "comment");
  }
}
