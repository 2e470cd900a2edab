package aodv;

/** A route's lifetime is over: the entry becomes invalid. */
final class RouteTimeout {
  private RouteTimeout() {}

  static void at(RoutingTable table, int destination) {
    RouteEntry entry = table.entry(destination);
    // Seeded error: the sequence number must rise, or an offer as old as this route is believed.
    entry.invalidate(entry.seqno());
  }
}
