import gov.nasa.jpf.vm.Verify;

/** Boring on the left, interesting on the right; what fails is on the right only. */
public class Spot {
  static int at;

  public static void main(String[] args) {
    boolean right = Verify.getBoolean();
    Verify.boring(!right);
    Verify.interesting(right);
    for (int step = 0; step < 6; step++) {
      at = at * 3 + Verify.getInt(0, 2);
    }
    assert !right || at != 1;
  }
}
