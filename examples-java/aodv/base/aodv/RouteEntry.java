package aodv;

/**
 * What a node knows of the route to one destination. An invalid entry is kept for its sequence
 * number: it says how fresh an offer must be to be believed.
 */
final class RouteEntry {
  /** The hop count of a route that is none. */
  static final int INFINITE = Integer.MAX_VALUE;

  final int destination;
  private int seqno;
  private int hops;
  private int nextHop;

  /** Neighbours that route to the destination through this node, as a set of bits. */
  private int precursors;

  /** An invalid entry, for a destination that a node asks for without having heard of it. */
  RouteEntry(int destination) {
    this.destination = destination;
    hops = INFINITE;
    nextHop = -1;
  }

  boolean isValid() {
    return hops != INFINITE;
  }

  int seqno() {
    return seqno;
  }

  int hops() {
    return hops;
  }

  /** The neighbour to send to; -1 if the entry is invalid. */
  int nextHop() {
    return nextHop;
  }

  void set(int seqno, int hops, int nextHop) {
    this.seqno = seqno;
    this.hops = hops;
    this.nextHop = nextHop;
  }

  /** Makes the entry invalid, with the sequence number that a fresh offer must reach. */
  void invalidate(int seqno) {
    this.seqno = seqno;
    hops = INFINITE;
    nextHop = -1;
  }

  /** Is the offered route fresher than this one, or as fresh and shorter? */
  boolean isWorseThan(int offeredSeqno, int offeredHops) {
    return offeredSeqno > seqno || (offeredSeqno == seqno && offeredHops < hops);
  }

  void addPrecursor(int neighbour) {
    precursors |= 1 << neighbour;
  }

  boolean hasPrecursors() {
    return precursors != 0;
  }

  void clearPrecursors() {
    precursors = 0;
  }

  @Override
  public String toString() {
    String route = isValid() ? hops + " hops via " + nextHop : "invalid";
    return "to " + destination + ": seqno " + seqno + ", " + route;
  }
}
