package aodv;

/** A route reply: the sender offers its route to {@code destination}, on the way to the origin. */
final class Rrep extends Packet {
  /** How many hops the receiver of this copy is away from the destination by this route. */
  final int hopCount;

  final int destination;
  final int destinationSeqno;

  /** The node that asked. */
  final int origin;

  Rrep(int sender, int receiver, int hopCount, int destination, int destinationSeqno, int origin) {
    super(sender, receiver);
    this.hopCount = hopCount;
    this.destination = destination;
    this.destinationSeqno = destinationSeqno;
    this.origin = origin;
  }

  @Override
  Rrep on(int sender, int receiver) {
    return new Rrep(sender, receiver, hopCount, destination, destinationSeqno, origin);
  }

  @Override
  void deliverTo(Aodv process) {
    process.receive(this);
  }

  @Override
  int[] content() {
    return new int[] {1, hopCount, destination, destinationSeqno, origin};
  }

  @Override
  String name() {
    return "RREP";
  }
}
