package bst;

import java.util.Random;
import java.util.TreeSet;

/** Random calls on a plain JVM, compared with {@link TreeSet}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    Bst set = new Bst();
    TreeSet<Integer> model = new TreeSet<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      boolean ok;
      if (random.nextBoolean()) {
        ok = set.add(value) == model.add(value);
      } else {
        ok = set.remove(value) == model.remove(value);
      }
      int asked = 1 + random.nextInt(20);
      ok = ok && set.contains(asked) == model.contains(asked);
      ok = ok && set.repOk() && set.size() == model.size();
      check(ok, seed, i);
    }
    System.out.println("bst: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
