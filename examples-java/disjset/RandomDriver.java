package disjset;

import java.util.Random;

/** Random calls on a plain JVM, compared with a table of labels. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    DisjSet sets = new DisjSet(20);
    int[] label = new int[20];
    for (int i = 0; i < 20; i++) {
      label[i] = i;
    }
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      int other = random.nextInt(20);
      int x = value - 1;
      boolean ok;
      if (random.nextInt(10) == 0) {
        ok = sets.union(x, other) == (label[x] != label[other]);
        int gone = label[other];
        for (int k = 0; k < 20; k++) {
          label[k] = label[k] == gone ? label[x] : label[k];
        }
      } else {
        ok = (sets.find(x) == sets.find(other)) == (label[x] == label[other]);
      }
      if (i % 500 == 499) {
        sets = new DisjSet(20);
        for (int k = 0; k < 20; k++) {
          label[k] = k;
        }
      }
      ok = ok && sets.repOk();
      check(ok, seed, i);
    }
    System.out.println("disjset: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
