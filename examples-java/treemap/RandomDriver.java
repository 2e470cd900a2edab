package treemap;

import java.util.Random;

/** Random calls on a plain JVM, compared with the JDK's own {@link java.util.TreeMap}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    TreeMap map = new TreeMap();
    java.util.TreeMap<Integer, Object> model = new java.util.TreeMap<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(200);
      boolean ok;
      if (random.nextBoolean()) {
        Object put = i;
        ok = map.put(value, put) == model.put(value, put);
      } else {
        ok = map.remove(value) == model.remove(value);
      }
      int asked = 1 + random.nextInt(200);
      ok = ok && map.get(asked) == model.get(asked);
      ok = ok && map.containsKey(asked) == model.containsKey(asked);
      ok = ok && map.repOk() && map.size() == model.size();
      check(ok, seed, i);
    }
    System.out.println("treemap: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
