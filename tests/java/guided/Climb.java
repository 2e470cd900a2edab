import gov.nasa.jpf.vm.Verify;

/**
 * A climber goes up, down or aside for twelve steps; the assertion fails ten steps up. A search
 * that likes heights goes there straight; one that does not sees most of the hill first.
 */
public class Climb {
  static int height;
  static int aside;

  public static void main(String[] args) {
    for (int step = 0; step < 12; step++) {
      switch (Verify.getInt(0, 2)) {
        case 0:
          height--;
          break;
        case 1:
          aside++;
          break;
        default:
          height++;
          break;
      }
      Verify.setHeuristicSearchValue(-height);
      assert height < 10;
    }
  }
}
