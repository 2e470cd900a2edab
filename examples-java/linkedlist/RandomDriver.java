package linkedlist;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Random;

/** The driver's calls at random on a plain JVM, compared with an {@link ArrayList}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    LinkedList<Integer> list = new LinkedList<>();
    List<Integer> model = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      Integer value = random.nextInt(10);
      boolean ok;
      if (random.nextBoolean()) {
        ok = list.add(value) && model.add(value);
      } else if (model.isEmpty()) {
        ok = list.isEmpty();
      } else {
        ok = list.removeLast().equals(model.remove(model.size() - 1));
      }
      ok = ok && list.contains(value) == model.contains(value) && list.size() == model.size();
      if (!ok || i % 100 == 0 && !list.equals(model)) {
        throw new AssertionError("seed " + seed + ", call " + i);
      }
    }
    System.out.println("linkedlist: 100000 random calls agree");
  }
}
