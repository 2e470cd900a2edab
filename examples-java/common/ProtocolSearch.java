package common;

import java.util.ArrayList;
import java.util.List;

/**
 * Explores a protocol breadth-first on a plain JVM, matching on the linearised graph of its state:
 * the yardstick for the checker's verdicts and counts on the protocol subjects.
 *
 * <p>Usage: {@code java common.ProtocolSearch <class implementing Protocol> <depth>}. A state that
 * violates the property is counted and not expanded. Exit code 1 if there was one.
 */
public final class ProtocolSearch {
  private final Protocol protocol;
  private final Linearizer linearizer = new Linearizer();
  private final FingerprintSet visited = new FingerprintSet();
  private final List<int[]> paths = new ArrayList<>();
  private long transitions;
  private int violations;
  private String first;

  private ProtocolSearch(Protocol protocol) {
    this.protocol = protocol;
  }

  private void explore(int depth) {
    remember(protocol.fresh(), new int[0]);
    int from = 0;
    for (int level = 1; level <= depth; level++) {
      int end = paths.size();
      for (int i = from; i < end; i++) {
        expand(paths.get(i));
      }
      from = end;
      System.out.println("depth " + level + ": " + paths.size() + " states, " + transitions
          + " transitions, " + violations + " violating");
    }
  }

  private void expand(int[] path) {
    int events = protocol.enabled(replay(path));
    for (int event = 0; event < events; event++) {
      Object state = replay(path);
      protocol.fire(state, event);
      transitions++;
      int[] longer = java.util.Arrays.copyOf(path, path.length + 1);
      longer[path.length] = event;
      String wrong = protocol.violation(state);
      if (wrong == null) {
        remember(state, longer);
      } else {
        violations++;
        if (first == null) {
          first = wrong + describe(longer);
        }
      }
    }
  }

  private void remember(Object state, int[] path) {
    long[] fingerprint = linearizer.fingerprint(state);
    if (visited.add(fingerprint[0], fingerprint[1])) {
      paths.add(path);
    }
  }

  private Object replay(int[] path) {
    Object state = protocol.fresh();
    for (int event : path) {
      protocol.fire(state, event);
    }
    return state;
  }

  private String describe(int[] path) {
    StringBuilder text = new StringBuilder();
    Object state = protocol.fresh();
    for (int event : path) {
      text.append("\n  ").append(protocol.fire(state, event));
    }
    return text.toString();
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Class<?> type = Class.forName(args[0]);
    Protocol protocol = (Protocol) type.getDeclaredConstructor().newInstance();
    ProtocolSearch search = new ProtocolSearch(protocol);
    search.explore(Integer.parseInt(args[1]));
    System.out.println(search.first == null ? "no violation" : search.first);
    System.exit(search.first == null ? 0 : 1);
  }
}
