package javatreemap;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** The driver's calls at random on a plain JVM, compared with a {@link HashMap}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    TreeMap<Integer, Object> map = new TreeMap<>();
    Map<Integer, Object> model = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      Integer key = random.nextInt(200);
      Object value = i;
      boolean put = random.nextBoolean();
      boolean ok =
          put ? map.put(key, value) == model.put(key, value) : map.remove(key) == model.remove(key);
      Integer asked = random.nextInt(200);
      ok = ok && map.get(asked) == model.get(asked) && map.size() == model.size();
      if (!ok || i % 100 == 0 && !(map.equals(model) && isSorted(map))) {
        throw new AssertionError("seed " + seed + ", call " + i);
      }
    }
    System.out.println("javatreemap: 100000 random calls agree");
  }

  private static boolean isSorted(TreeMap<Integer, Object> map) {
    int last = -1;
    for (int key : map.keySet()) {
      if (key <= last) {
        return false;
      }
      last = key;
    }
    return true;
  }
}
