package aodv;

/** A route's lifetime is over. */
final class RouteTimeout {
  private RouteTimeout() {}

  static void at(RoutingTable table, int destination) {
    // Seeded error: the entry must stay, invalid, for its sequence number.
    table.delete(destination);
  }
}
