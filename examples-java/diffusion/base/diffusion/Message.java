package diffusion;

/**
 * A message on one link. Immutable and ordered, so that the network can keep its messages sorted:
 * the order of sending is nothing a receiver can observe.
 */
final class Message implements Comparable<Message> {
  /** What a message is about. */
  enum Kind {
    /** The sink wants data; flooded, and leaves gradients towards the sink behind. */
    INTEREST,
    /** The source's first data, sent along every gradient to find ways. */
    EXPLORATORY_DATA,
    /** Travels from the sink to the source along the way that data came first. */
    REINFORCEMENT
  }

  final Kind kind;
  final int sender;
  final int receiver;

  /** Which interest of the sink this belongs to; later ones are greater. */
  final int round;

  /** Hops of the receiver from the source (data), or of the receiver as cached (reinforcement). */
  final int hops;

  Message(Kind kind, int sender, int receiver, int round, int hops) {
    this.kind = kind;
    this.sender = sender;
    this.receiver = receiver;
    this.round = round;
    this.hops = hops;
  }

  @Override
  public int compareTo(Message other) {
    int[] mine = {kind.ordinal(), sender, receiver, round, hops};
    int[] theirs = {other.kind.ordinal(), other.sender, other.receiver, other.round, other.hops};
    for (int i = 0; i < mine.length; i++) {
      if (mine[i] != theirs[i]) {
        return Integer.compare(mine[i], theirs[i]);
      }
    }
    return 0;
  }

  @Override
  public String toString() {
    return kind + " " + sender + "->" + receiver + " round " + round + " hops " + hops;
  }
}
