//@ expect: unsupported
import gov.nasa.jpf.vm.Verify;

public class IntervalTooWide {
  public static void main(String[] args) {
    System.out.println(Verify.getInt(Integer.MIN_VALUE, Integer.MAX_VALUE));
  }
}
