package stack;

import java.util.ArrayDeque;
import java.util.Random;

/** Random calls on a plain JVM, compared with {@link ArrayDeque}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    Stack stack = new Stack();
    ArrayDeque<Object> model = new ArrayDeque<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      boolean ok = true;
      if (model.size() < 50 && random.nextInt(3) != 0) {
        stack.push(value);
        model.push(value);
      } else {
        Object expected = model.poll();
        ok = expected == null ? stack.pop() == null : expected.equals(stack.pop());
      }
      ok = ok && stack.repOk(50) && stack.size() == model.size();
      check(ok, seed, i);
    }
    System.out.println("stack: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
