/** Two dice whose throws are choices of the search. */
public class Dice {
  private Object noted;

  static native int sides();

  static native int roll(int sides);

  native void note(Object what);

  public static void main(String[] args) throws InterruptedException {
    int first = roll(sides());
    int second = roll(sides());
    int[] seen = {first + second};
    Dice dice = new Dice();
    Thread other =
        new Thread(
            () -> {
              dice.note(seen);
              seen[0]++;
            });
    other.start();
    // Both threads reach the array: a lost update is there to be found.
    seen[0]++;
    other.join();
    assert first + second != 12 || seen[0] == 14 : "two sixes, and an update was lost";
  }
}
