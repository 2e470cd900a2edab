package fibheap;

import java.util.PriorityQueue;
import java.util.Random;

/** Random calls on a plain JVM, compared with {@link PriorityQueue}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    FibonacciHeap heap = new FibonacciHeap();
    PriorityQueue<Integer> model = new PriorityQueue<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      boolean ok = true;
      if (model.size() < 50 && random.nextInt(5) < 3) {
        heap.insert(value);
        model.add(value);
      } else {
        Integer expected = model.poll();
        ok = heap.removeMin() == (expected == null ? -1 : expected);
      }
      ok = ok && heap.repOk() && heap.size() == model.size();
      check(ok, seed, i);
    }
    System.out.println("fibheap: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
