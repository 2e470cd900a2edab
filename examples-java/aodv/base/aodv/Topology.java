package aodv;

/** Who hears whom. */
final class Topology {
  private final boolean[][] linked;

  private Topology(int nodes) {
    linked = new boolean[nodes][nodes];
  }

  /** Nodes in a row, each hearing the one to its left and the one to its right. */
  static Topology chain(int nodes) {
    Topology chain = new Topology(nodes);
    for (int i = 0; i + 1 < nodes; i++) {
      chain.link(i, i + 1);
    }
    return chain;
  }

  /** A chain whose ends hear each other too. */
  static Topology ring(int nodes) {
    Topology ring = chain(nodes);
    ring.link(nodes - 1, 0);
    return ring;
  }

  private void link(int one, int other) {
    linked[one][other] = true;
    linked[other][one] = true;
  }

  boolean areNeighbours(int one, int other) {
    return linked[one][other];
  }
}
