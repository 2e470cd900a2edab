package diffusion;

/**
 * Four nodes: the sink, two relays that hear everybody, and the source, with the messages under way
 * between them.
 *
 * <pre>
 *        relay 1
 *       /   |   \
 *   sink 0  |  source 3
 *       \   |   /
 *        relay 2
 * </pre>
 */
final class Network {
  static final int SINK = 0;
  private static final int NODES = 4;
  private static final Message[] NONE = new Message[0];

  private final Node[] nodes = new Node[NODES];
  private Message[] underWay = NONE;

  /** The sink's last round. */
  private int round;

  Network() {
    for (int i = 0; i < NODES; i++) {
      nodes[i] = new Node(i, NODES, this);
    }
  }

  int size() {
    return NODES;
  }

  int source() {
    return NODES - 1;
  }

  boolean areNeighbours(int one, int other) {
    boolean ends = (one == SINK && other == source()) || (one == source() && other == SINK);
    return one != other && !ends;
  }

  Node node(int address) {
    return nodes[address];
  }

  int round() {
    return round;
  }

  void originateInterest() {
    round++;
    nodes[SINK].originateInterest(round);
  }

  int messagesUnderWay() {
    return underWay.length;
  }

  Message message(int index) {
    return underWay[index];
  }

  boolean isFirstOfItsKind(int index) {
    return index == 0 || underWay[index].compareTo(underWay[index - 1]) != 0;
  }

  void send(Message message) {
    Message[] more = java.util.Arrays.copyOf(underWay, underWay.length + 1);
    int at = underWay.length;
    while (at > 0 && more[at - 1].compareTo(message) > 0) {
      more[at] = more[at - 1];
      at--;
    }
    more[at] = message;
    underWay = more;
  }

  private Message take(int index) {
    Message taken = underWay[index];
    Message[] fewer = new Message[underWay.length - 1];
    System.arraycopy(underWay, 0, fewer, 0, index);
    System.arraycopy(underWay, index + 1, fewer, index, fewer.length - index);
    underWay = fewer.length == 0 ? NONE : fewer;
    return taken;
  }

  void deliver(int index) {
    Message message = take(index);
    nodes[message.receiver].receive(message);
  }

  void lose(int index) {
    take(index);
  }

  /** A ring in the reinforced ways; null if there is none. */
  String ring() {
    for (int start = 0; start < NODES; start++) {
      if (goesOnForEver(start)) {
        return describe(start);
      }
    }
    return null;
  }

  /** A way that is not at the sink after as many steps as there are nodes never gets there. */
  private boolean goesOnForEver(int start) {
    int at = start;
    for (int steps = 0; steps < NODES && at >= 0 && at != SINK; steps++) {
      at = nodes[at].reinforcedTo();
    }
    return at >= 0 && at != SINK;
  }

  private String describe(int start) {
    StringBuilder way = new StringBuilder("reinforced way ").append(start);
    int at = start;
    for (int steps = 0; steps < NODES; steps++) {
      at = nodes[at].reinforcedTo();
      way.append(" -> ").append(at);
    }
    return way.toString();
  }
}
