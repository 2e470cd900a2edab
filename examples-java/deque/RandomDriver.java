package deque;

import java.util.LinkedList;
import java.util.Random;

/** Random calls on a plain JVM, compared with {@link LinkedList}. */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    Random random = new Random(seed);
    Deque deque = new Deque();
    LinkedList<Object> model = new LinkedList<>();
    for (int i = 0; i < 100_000; i++) {
      int value = 1 + random.nextInt(20);
      boolean there = model.contains(value);
      boolean ok = true;
      switch (random.nextInt(5)) {
        case 0:
          ok = deque.addFirst(value) != there;
          if (!there) {
            model.addFirst(value);
          }
          break;
        case 1:
          ok = deque.addLast(value) != there;
          if (!there) {
            model.addLast(value);
          }
          break;
        case 2:
          ok = same(deque.removeFirst(), model.pollFirst());
          break;
        case 3:
          ok = same(deque.removeLast(), model.pollLast());
          break;
        default:
          ok = deque.remove(value) == model.remove((Object) value);
      }
      ok = ok && deque.repOk() && deque.size() == model.size();
      check(ok, seed, i);
    }
    System.out.println("deque: 100000 random calls agree");
  }

  private static boolean same(Object one, Object other) {
    return one == null ? other == null : one.equals(other);
  }

  private static void check(boolean ok, long seed, int step) {
    if (!ok) {
      throw new AssertionError("seed " + seed + ", call " + step);
    }
  }
}
