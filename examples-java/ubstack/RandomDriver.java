package ubstack;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random calls on a plain JVM, compared with a list. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    UbStack stack = new UbStack(12);
    List<Integer> model = new ArrayList<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      boolean ok;
      if (random.nextInt(3) != 0) {
        boolean fits = model.remove((Integer) value) || model.size() < 12;
        if (fits) {
          model.add(value);
        }
        ok = stack.push(value) == fits;
      } else {
        int expected = model.isEmpty() ? -1 : model.remove(model.size() - 1);
        ok = stack.pop() == expected;
      }
      int top = model.isEmpty() ? -1 : model.get(model.size() - 1);
      ok = ok && stack.repOk() && stack.size() == model.size() && stack.top() == top;
      check(ok, seed, i);
    }
    System.out.println("ubstack: 100000 random calls agree");
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
