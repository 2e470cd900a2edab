package common;

/**
 * Counts what the exploration of Fig. 2 of the delta paper explores, by brute force on a plain JVM:
 * breadth-first over operation sequences up to length N over values 1..N, matching on the
 * linearised graph of the root.
 *
 * <p>Usage: {@code java common.StateCount <structure> <N>...}. "States" are the states from which
 * operations are executed, that is, those first reached by fewer than N operations; that is what
 * the paper's Table 1 counts ("executions" are states times operations). States are kept as the
 * last operation and the predecessor, and are rebuilt by replaying the path: slow, but it cannot
 * confuse two copies. Matching uses a 128-bit fingerprint. With {@code --reached} first, the states
 * reached by the last operation are counted too, which the mixed-execution paper does.
 */
public final class StateCount {
  private final Structure structure;
  private final int n;
  private final Linearizer linearizer = new Linearizer();
  private final FingerprintSet visited = new FingerprintSet();
  private int[] predecessor = new int[1024];
  private byte[] operation = new byte[1024];
  private int states;

  private StateCount(Structure structure, int n) {
    this.structure = structure;
    this.n = n;
  }

  /** Number of states expanded with sequences of at most {@code n} operations on values 1..n. */
  static long count(Structure structure, int n) {
    return new StateCount(structure, n).explore(n - 1);
  }

  /** As {@link #count}, with the states that only the last operation reaches. */
  static long reached(Structure structure, int n) {
    return new StateCount(structure, n).explore(n);
  }

  private long explore(int levels) {
    remember(structure.fresh(n), -1, 0);
    int operations = structure.operations(n);
    if (operations > 256) {
      throw new IllegalArgumentException("more than 256 operations do not fit in a byte");
    }
    int first = 0;
    for (int level = 1; level <= levels; level++) {
      int end = states;
      for (int state = first; state < end; state++) {
        for (int op = 0; op < operations; op++) {
          Object root = rebuild(state);
          structure.apply(root, op, n);
          remember(root, state, op);
        }
      }
      first = end;
    }
    return states;
  }

  private void remember(Object root, int from, int op) {
    long[] fingerprint = linearizer.fingerprint(root);
    if (!visited.add(fingerprint[0], fingerprint[1])) {
      return;
    }
    if (states == predecessor.length) {
      predecessor = java.util.Arrays.copyOf(predecessor, 2 * states);
      operation = java.util.Arrays.copyOf(operation, 2 * states);
    }
    predecessor[states] = from;
    operation[states] = (byte) op;
    states++;
  }

  private Object rebuild(int state) {
    int[] path = new int[n];
    int length = 0;
    for (int s = state; predecessor[s] >= 0; s = predecessor[s]) {
      path[length++] = operation[s] & 0xff;
    }
    Object root = structure.fresh(n);
    while (length > 0) {
      structure.apply(root, path[--length], n);
    }
    return root;
  }

  public static void main(String[] args) {
    boolean reached = args[0].equals("--reached");
    int first = reached ? 1 : 0;
    Structure structure = Structures.named(args[first]);
    for (int i = first + 1; i < args.length; i++) {
      int n = Integer.parseInt(args[i]);
      long begin = System.nanoTime();
      long states = count(structure, n);
      long executions = states * structure.operations(n);
      String last = reached ? " reached " + reached(structure, n) : "";
      double seconds = (System.nanoTime() - begin) / 1e9;
      System.out.printf(
          "%s %d states %d executions %d%s (%.1f s)%n",
          args[first], n, states, executions, last, seconds);
    }
  }
}
