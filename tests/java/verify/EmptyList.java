//@ expect: exception
import gov.nasa.jpf.vm.Verify;

public class EmptyList {
  public static void main(String[] args) {
    Verify.getIntFromList();
  }
}
