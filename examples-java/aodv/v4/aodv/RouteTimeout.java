package aodv;

/** A route's lifetime is over: the entry becomes invalid, and only a fresher offer is believed. */
final class RouteTimeout {
  private RouteTimeout() {}

  static void at(RoutingTable table, int destination) {
    RouteEntry entry = table.entry(destination);
    entry.invalidate(entry.seqno() + 1);
  }
}
