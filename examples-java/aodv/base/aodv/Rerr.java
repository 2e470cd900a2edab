package aodv;

/** A route error: the sender has no route to {@code destination} any more. */
final class Rerr extends Packet {
  final int destination;

  /** The sequence number that a fresh route must at least have. */
  final int destinationSeqno;

  Rerr(int sender, int receiver, int destination, int destinationSeqno) {
    super(sender, receiver);
    this.destination = destination;
    this.destinationSeqno = destinationSeqno;
  }

  @Override
  Rerr on(int sender, int receiver) {
    return new Rerr(sender, receiver, destination, destinationSeqno);
  }

  @Override
  void deliverTo(Aodv process) {
    process.receive(this);
  }

  @Override
  int[] content() {
    return new int[] {2, destination, destinationSeqno};
  }

  @Override
  String name() {
    return "RERR";
  }
}
