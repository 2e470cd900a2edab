package vector;

import java.util.LinkedList;
import java.util.List;
import java.util.Random;
import java.util.Vector;

/** The driver's calls at random on a plain JVM, compared with a {@link LinkedList}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    Vector<Integer> vector = new Vector<>();
    List<Integer> model = new LinkedList<>();
    for (int i = 0; i < 100_000; i++) {
      Integer value = random.nextInt(10);
      boolean ok = true;
      if (random.nextInt(5) < 2) {
        vector.addElement(value);
        model.add(value);
      } else {
        ok = vector.removeElement(value) == model.remove(value);
      }
      ok = ok && vector.size() == model.size();
      ok = ok && (model.isEmpty() || vector.elementAt(0).equals(model.get(0)));
      if (!ok || i % 100 == 0 && !vector.equals(model)) {
        throw new AssertionError("seed " + seed + ", call " + i);
      }
    }
    System.out.println("vector: 100000 random calls agree");
  }
}
