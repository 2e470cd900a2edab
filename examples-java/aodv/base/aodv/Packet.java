package aodv;

/**
 * A control packet on one link: from the node that sent it last to one of its neighbours. A
 * broadcast is one packet for each neighbour, so that each copy can be lost by itself.
 *
 * <p>Packets are immutable and have a total order. The network keeps them sorted, because the order
 * in which packets were sent is nothing a receiver can observe on a medium that reorders.
 */
abstract class Packet implements Comparable<Packet> {
  /** The node that sent this copy. */
  final int sender;

  /** The neighbour that this copy is for. */
  final int receiver;

  Packet(int sender, int receiver) {
    this.sender = sender;
    this.receiver = receiver;
  }

  /** The same content on another link. */
  abstract Packet on(int sender, int receiver);

  /** Hands the packet to the process that must act on it. */
  abstract void deliverTo(Aodv process);

  /** All that distinguishes packets, most significant first; the first number is the kind. */
  abstract int[] content();

  @Override
  public final int compareTo(Packet other) {
    if (receiver != other.receiver) {
      return Integer.compare(receiver, other.receiver);
    }
    if (sender != other.sender) {
      return Integer.compare(sender, other.sender);
    }
    int[] mine = content();
    int[] theirs = other.content();
    for (int i = 0; i < mine.length && i < theirs.length; i++) {
      if (mine[i] != theirs[i]) {
        return Integer.compare(mine[i], theirs[i]);
      }
    }
    return Integer.compare(mine.length, theirs.length);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name());
    text.append(' ').append(sender).append("->").append(receiver).append(" (");
    int[] content = content();
    for (int i = 1; i < content.length; i++) {
      text.append(i > 1 ? ", " : "").append(content[i]);
    }
    return text.append(')').toString();
  }

  abstract String name();
}
