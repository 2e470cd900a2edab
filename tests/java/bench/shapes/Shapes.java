import binheap.BinomialHeap;
import bst.Bst;
import fibheap.FibonacciHeap;
import gov.nasa.jpf.vm.Verify;
import rjpf.Explore;
import treemap.TreeMap;

/**
 * Sequences of at most n calls with values 1..n, where a path goes on only from a structure of a shape that no path has brought
 * here before. Which structures of a shape come first decides what is found from there, so the order of methods and values is
 * another one at each call: it follows from the seed and from the calls before.
 *
 * <p>Arguments: structure, n, a seed, and the least prime above n.
 */
public final class Shapes {
  private static final int MULTIPLIER = 1103515245;
  private static final int INCREMENT = 12345;

  public static void main(String[] args) {
    int n = Integer.parseInt(args[1]);
    int seed = Integer.parseInt(args[2]);
    int prime = Integer.parseInt(args[3]);
    switch (args[0]) {
      case "bst" -> bst(n, seed, prime);
      case "treemap" -> treemap(n, seed, prime);
      case "binheap" -> binheap(n, seed, prime);
      case "fibheap" -> fibheap(n, seed, prime);
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  /** What decides the order of the next call. */
  private static int after(int turn, int choice) {
    return (turn + choice) * MULTIPLIER + INCREMENT;
  }

  /** Every value below the prime, in an order that the turn decides: multiples modulo a prime. */
  private static int value(int turn, int n, int prime) {
    int multiplier = (turn >>> 8) % (prime - 1) + 1;
    int value = Verify.getInt(1, prime - 1) * multiplier % prime;
    Verify.ignoreIf(value > n);
    return value;
  }

  private static void bst(int n, int turn, int prime) {
    Bst set = new Bst();
    for (int i = 0; i < n; i++) {
      Explore.ignoreIfSeenShape(set);
      int method = Verify.getInt(0, 1) ^ (turn >>> 30 & 1);
      int value = value(turn, n, prime);
      turn = after(turn, 2 * value + method);
      if (method == 0) {
        set.add(value);
      } else {
        set.remove(value);
      }
    }
  }

  private static void treemap(int n, int turn, int prime) {
    TreeMap map = new TreeMap();
    for (int i = 0; i < n; i++) {
      Explore.ignoreIfSeenShape(map);
      int method = Verify.getInt(0, 1) ^ (turn >>> 30 & 1);
      int value = value(turn, n, prime);
      turn = after(turn, 2 * value + method);
      if (method == 0) {
        map.put(value, null);
      } else {
        map.remove(value);
      }
    }
  }

  private static void binheap(int n, int turn, int prime) {
    BinomialHeap heap = new BinomialHeap();
    for (int i = 0; i < n; i++) {
      Explore.ignoreIfSeenShape(heap);
      int method = Verify.getInt(0, 1) ^ (turn >>> 30 & 1);
      int value = value(turn, n, prime);
      turn = after(turn, 2 * value + method);
      if (method == 0) {
        heap.insert(value);
      } else {
        heap.delete(value);
      }
    }
  }

  private static void fibheap(int n, int turn, int prime) {
    FibonacciHeap heap = new FibonacciHeap();
    for (int i = 0; i < n; i++) {
      Explore.ignoreIfSeenShape(heap);
      int method = Verify.getInt(0, 1) ^ (turn >>> 30 & 1);
      int value = value(turn, n, prime);
      turn = after(turn, 2 * value + method);
      if (method == 0) {
        heap.insert(value);
      } else {
        heap.removeMin();
      }
    }
  }
}
