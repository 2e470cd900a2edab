package queue;

import java.util.ArrayDeque;
import java.util.Random;

/** Random calls on a plain JVM, compared with {@link ArrayDeque}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    Queue queue = new Queue();
    ArrayDeque<Object> model = new ArrayDeque<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      boolean ok = true;
      if (model.size() < 50 && random.nextBoolean()) {
        queue.enqueue(value);
        model.add(value);
      } else {
        Object expected = model.poll();
        ok = expected == null ? queue.dequeue() == null : expected.equals(queue.dequeue());
      }
      ok = ok && queue.repOk(50) && queue.size() == model.size();
      check(ok, seed, i);
    }
    System.out.println("queue: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
