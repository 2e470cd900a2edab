package aodv;

/** A route request: {@code origin} looks for a route to {@code destination}. */
final class Rreq extends Packet {
  final int origin;
  final int originSeqno;

  /** Together with the origin this names the request, whoever passes it on. */
  final int broadcastId;

  final int destination;

  /** The freshest sequence number of the destination that the askers have heard of. */
  final int destinationSeqno;

  /** How many hops the receiver of this copy is away from the origin. */
  final int hopCount;

  Rreq(
      int sender,
      int receiver,
      int origin,
      int originSeqno,
      int broadcastId,
      int destination,
      int destinationSeqno,
      int hopCount) {
    super(sender, receiver);
    this.origin = origin;
    this.originSeqno = originSeqno;
    this.broadcastId = broadcastId;
    this.destination = destination;
    this.destinationSeqno = destinationSeqno;
    this.hopCount = hopCount;
  }

  @Override
  Rreq on(int sender, int receiver) {
    return new Rreq(
        sender,
        receiver,
        origin,
        originSeqno,
        broadcastId,
        destination,
        destinationSeqno,
        hopCount);
  }

  /** The request as an intermediate node passes it on: one hop more, and what it knows added. */
  Rreq passedOn(int knownSeqno) {
    return new Rreq(
        sender,
        receiver,
        origin,
        originSeqno,
        broadcastId,
        destination,
        Math.max(knownSeqno, destinationSeqno),
        hopCount + 1);
  }

  @Override
  void deliverTo(Aodv process) {
    process.receive(this);
  }

  @Override
  int[] content() {
    return new int[] {
      0, origin, originSeqno, broadcastId, destination, destinationSeqno, hopCount
    };
  }

  @Override
  String name() {
    return "RREQ";
  }
}
