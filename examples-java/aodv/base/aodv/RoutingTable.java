package aodv;

/**
 * The routing table of one node, with one place for each destination. Places in the order of the
 * addresses make two tables with the same entries equal, whatever the order of their making.
 */
final class RoutingTable {
  private final RouteEntry[] entries;

  RoutingTable(int nodes) {
    entries = new RouteEntry[nodes];
  }

  int size() {
    return entries.length;
  }

  /** The entry, valid or not; null if nothing is known. */
  RouteEntry entry(int destination) {
    return entries[destination];
  }

  /** The entry if it can be used; null otherwise. */
  RouteEntry validEntry(int destination) {
    RouteEntry entry = entries[destination];
    return entry != null && entry.isValid() ? entry : null;
  }

  /** The entry, made as an invalid one if nothing was known. */
  RouteEntry entryForAsking(int destination) {
    if (entries[destination] == null) {
      entries[destination] = new RouteEntry(destination);
    }
    return entries[destination];
  }

  /** The sequence number known for the destination, 0 if none is. */
  int knownSeqno(int destination) {
    RouteEntry entry = entries[destination];
    return entry == null ? 0 : entry.seqno();
  }

  /** Takes the offered route if it is better than what is known; was it taken? */
  boolean offer(int destination, int seqno, int hops, int nextHop) {
    RouteEntry entry = entries[destination];
    if (entry == null) {
      entry = entryForAsking(destination);
    } else if (!entry.isWorseThan(seqno, hops)) {
      return false;
    }
    entry.set(seqno, hops, nextHop);
    return true;
  }

  /** Forgets the destination altogether, sequence number included. */
  void delete(int destination) {
    entries[destination] = null;
  }

  void clear() {
    java.util.Arrays.fill(entries, null);
  }
}
