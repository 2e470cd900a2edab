//@ expect: assertion
import gov.nasa.jpf.vm.Verify;

public class AssertTrue {
  @SuppressWarnings("deprecation")
  public static void main(String[] args) {
    Verify.assertTrue(true);
    Verify.assertTrue("holds", true);
    Verify.assertTrue("does not hold", Verify.getInt(0, 3) != 3);
  }
}
