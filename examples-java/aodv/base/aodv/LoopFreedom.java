package aodv;

/**
 * The safety property: no route passes a node twice. Following valid next hops from any node
 * towards any destination must end, at the destination or at a node without a valid route.
 */
final class LoopFreedom {
  private LoopFreedom() {}

  /** A description of a routing loop; null if there is none. */
  static String loop(Network network) {
    for (int destination = 0; destination < network.size(); destination++) {
      for (int start = 0; start < network.size(); start++) {
        if (loops(network, start, destination)) {
          return describe(network, start, destination);
        }
      }
    }
    return null;
  }

  /** The next node on the way; -1 where the way ends. */
  private static int next(Network network, int at, int destination) {
    RouteEntry entry =
        at == destination ? null : network.process(at).table().validEntry(destination);
    return entry == null ? -1 : entry.nextHop();
  }

  /** A way that has not ended after as many steps as there are nodes does not end. */
  private static boolean loops(Network network, int start, int destination) {
    int at = start;
    for (int steps = 0; steps < network.size() && at >= 0; steps++) {
      at = next(network, at, destination);
    }
    return at >= 0;
  }

  private static String describe(Network network, int start, int destination) {
    StringBuilder way = new StringBuilder("route to " + destination + ": " + start);
    int at = start;
    for (int steps = 0; steps < network.size(); steps++) {
      at = next(network, at, destination);
      way.append(" -> ").append(at);
    }
    return way.toString();
  }

  /**
   * The stronger, local form of the property: along a route the destination's sequence number
   * rises, or stays and the hop count falls. It is stated for next hops that know the destination;
   * a restarted node knows nothing.
   */
  static boolean isOrdered(Network network) {
    for (int n = 0; n < network.size(); n++) {
      for (int d = 0; d < network.size(); d++) {
        RouteEntry mine = network.process(n).table().validEntry(d);
        if (mine == null || mine.nextHop() == d) {
          continue;
        }
        RouteEntry next = network.process(mine.nextHop()).table().entry(d);
        boolean fresher = next != null && mine.seqno() < next.seqno();
        boolean nearer =
            next != null && mine.seqno() == next.seqno() && mine.hops() > next.hops();
        if (next != null && !fresher && !nearer) {
          return false;
        }
      }
    }
    return true;
  }
}
