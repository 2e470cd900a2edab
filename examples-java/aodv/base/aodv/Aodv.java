package aodv;

/**
 * The AODV process of one node: route discovery by requests and replies, route errors, timeouts and
 * restart, after the protocol's description in the mixed-execution paper and RFC 3561.
 *
 * <p>What happens at a route timeout and at a restart is in {@link RouteTimeout} and {@link
 * Restart}, because those are what the versions of this example do differently.
 */
final class Aodv {
  static final int FIRST_SEQNO = 1;

  private final Port port;
  private final RoutingTable table;
  private final BroadcastCache cache = new BroadcastCache();

  /** This node's own sequence number; rises whenever it answers a request for itself. */
  private int seqno = FIRST_SEQNO;

  /** Names this node's next request. */
  private int broadcastId;

  /** Set from a restart until nobody relies on what was forgotten; see {@link #isWaiting}. */
  private boolean restarted;

  Aodv(Port port, int nodes) {
    this.port = port;
    table = new RoutingTable(nodes);
  }

  int address() {
    return port.address();
  }

  RoutingTable table() {
    return table;
  }

  BroadcastCache cache() {
    return cache;
  }

  int seqno() {
    return seqno;
  }

  // ---- events from within the node ------------------------------------------------------------

  /** May this node begin a route discovery? Not for itself, not with a route, not while waiting. */
  boolean canDiscover(int destination) {
    return destination != address() && table.validEntry(destination) == null && !isWaiting();
  }

  /** Asks the neighbours for a route. */
  void discover(int destination) {
    leaveWaiting();
    RouteEntry entry = table.entryForAsking(destination);
    port.broadcast(
        new Rreq(
            address(), address(), address(), seqno, broadcastId, destination, entry.seqno(), 1));
    broadcastId++;
  }

  /** A route has not been used for its lifetime. */
  void timeOutRoute(int destination) {
    RouteTimeout.at(table, destination);
  }

  /** A request has been in the cache for its lifetime. */
  void timeOutBroadcastId(int index) {
    cache.expire(index);
  }

  /** The process dies and begins anew, without memory. */
  void restart() {
    table.clear();
    cache.clear();
    seqno = FIRST_SEQNO;
    broadcastId = 0;
    restarted = Restart.mustWait();
  }

  /**
   * A restarted node must not take part: its neighbours may still route through it, and it would
   * believe any offer, even one of a route that leads through itself.
   */
  boolean isWaiting() {
    return restarted && !port.restartWaitIsOver();
  }

  private void leaveWaiting() {
    restarted = false;
  }

  // ---- events from the network ----------------------------------------------------------------

  void receive(Rreq request) {
    if (isWaiting()) {
      return;
    }
    leaveWaiting();
    if (request.origin == address() || cache.contains(request.origin, request.broadcastId)) {
      return;
    }
    cache.add(request.origin, request.broadcastId);
    table.offer(request.origin, request.originSeqno, request.hopCount, request.sender);
    if (request.destination == address()) {
      answerForMyself(request);
    } else if (isFreshEnough(request)) {
      answerFromTable(request);
    } else {
      port.broadcast(request.passedOn(table.knownSeqno(request.destination)));
    }
  }

  private boolean isFreshEnough(Rreq request) {
    RouteEntry known = table.validEntry(request.destination);
    return known != null && known.seqno() >= request.destinationSeqno;
  }

  /** The destination's answer must be fresher than everything that was said about it before. */
  private void answerForMyself(Rreq request) {
    seqno = Math.max(seqno, request.destinationSeqno) + 1;
    reply(new Rrep(address(), address(), 1, address(), seqno, request.origin), request.sender);
  }

  private void answerFromTable(Rreq request) {
    RouteEntry known = table.validEntry(request.destination);
    known.addPrecursor(request.sender);
    Rrep offer =
        new Rrep(
            address(),
            address(),
            known.hops() + 1,
            request.destination,
            known.seqno(),
            request.origin);
    reply(offer, request.sender);
  }

  /** Sends a reply on its way to the asker, along the reverse route if there is one. */
  private void reply(Rrep reply, int cameFrom) {
    RouteEntry reverse = table.validEntry(reply.origin);
    if (reverse == null) {
      // The asker has become unreachable from here: say so to whoever thought otherwise.
      port.unicast(
          new Rerr(address(), cameFrom, reply.origin, table.knownSeqno(reply.origin)), cameFrom);
      return;
    }
    RouteEntry forward = table.validEntry(reply.destination);
    if (forward != null) {
      forward.addPrecursor(reverse.nextHop());
    }
    port.unicast(reply, reverse.nextHop());
  }

  void receive(Rrep reply) {
    if (isWaiting()) {
      port.unicast(new Rerr(address(), reply.sender, reply.origin, 0), reply.sender);
      return;
    }
    leaveWaiting();
    if (reply.destination == address()) {
      return;
    }
    table.offer(reply.destination, reply.destinationSeqno, reply.hopCount, reply.sender);
    if (reply.origin == address()) {
      return;
    }
    RouteEntry known = table.validEntry(reply.destination);
    if (known == null) {
      // The table knows the offer to be stale, and has nothing better to pass on.
      return;
    }
    Rrep passedOn =
        new Rrep(
            address(),
            address(),
            known.hops() + 1,
            reply.destination,
            known.seqno(),
            reply.origin);
    reply(passedOn, reply.sender);
  }

  void receive(Rerr error) {
    if (isWaiting()) {
      return;
    }
    leaveWaiting();
    RouteEntry broken = table.validEntry(error.destination);
    if (broken == null || broken.nextHop() != error.sender) {
      return;
    }
    broken.invalidate(Math.max(broken.seqno() + 1, error.destinationSeqno));
    if (broken.hasPrecursors()) {
      broken.clearPrecursors();
      port.broadcast(new Rerr(address(), address(), error.destination, broken.seqno()));
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("node " + address() + " seqno " + seqno);
    if (restarted) {
      text.append(" restarted");
    }
    for (int d = 0; d < table.size(); d++) {
      if (table.entry(d) != null) {
        text.append("; ").append(table.entry(d));
      }
    }
    return text.toString();
  }
}
