package diffusion;

/**
 * A sensor node: the sink, the source or a relay. It floods interests and remembers who wants data
 * (gradients), passes exploratory data on, remembers who brought it first (the data cache), and
 * reinforces that neighbour when it is reinforced itself.
 */
final class Node {
  private final int address;
  private final Network network;

  /** The newest round whose interest was heard; 0 is none. Duplicates are dropped by it. */
  private int interestRound;

  /**
   * For each neighbour the newest round in which it sent the interest: the exploratory gradients.
   */
  private final int[] gradient;

  /**
   * The data cache: round, first bringer and hops from the source of the newest data; 0 is none.
   */
  private int dataRound;

  private int bringer = -1;
  private int dataHops;

  /** The reinforced gradient: where to send data at full rate, and the label of that decision. */
  private int reinforcedTo = -1;

  private int reinforcedRound;
  private int reinforcedHops;

  Node(int address, int nodes, Network network) {
    this.address = address;
    this.network = network;
    gradient = new int[nodes];
  }

  private boolean isSink() {
    return address == Network.SINK;
  }

  private boolean isSource() {
    return address == network.source();
  }

  int reinforcedTo() {
    return reinforcedTo;
  }

  // ---- events of the node's own ---------------------------------------------------------------

  /** The sink asks for data, in a new round. */
  void originateInterest(int round) {
    interestRound = round;
    sendAll(Message.Kind.INTEREST, round, 0);
  }

  boolean hasCachedData() {
    return dataRound != 0;
  }

  void timeOutDataCache() {
    dataRound = 0;
    bringer = -1;
    dataHops = 0;
  }

  boolean hasGradientTo(int neighbour) {
    return gradient[neighbour] != 0;
  }

  /** A gradient's lifetime is over, the reinforced one to the same neighbour included. */
  void timeOutGradientTo(int neighbour) {
    gradient[neighbour] = 0;
    if (reinforcedTo == neighbour) {
      forgetReinforcement();
    }
  }

  private void forgetReinforcement() {
    reinforcedTo = -1;
    reinforcedRound = 0;
    reinforcedHops = 0;
  }

  /** Dies and begins anew, without memory. */
  void restart() {
    interestRound = 0;
    java.util.Arrays.fill(gradient, 0);
    timeOutDataCache();
    forgetReinforcement();
  }

  // ---- events from the network ----------------------------------------------------------------

  void receive(Message message) {
    switch (message.kind) {
      case INTEREST:
        receiveInterest(message);
        break;
      case EXPLORATORY_DATA:
        receiveData(message);
        break;
      default:
        receiveReinforcement(message);
    }
  }

  private void receiveInterest(Message interest) {
    if (isSink()) {
      return;
    }
    gradient[interest.sender] = Math.max(gradient[interest.sender], interest.round);
    if (interest.round <= interestRound) {
      return;
    }
    interestRound = interest.round;
    if (isSource()) {
      sendData(interest.round, 0);
    } else {
      sendAll(Message.Kind.INTEREST, interest.round, 0);
    }
  }

  private void receiveData(Message data) {
    if (isSource() || data.round <= dataRound) {
      return;
    }
    dataRound = data.round;
    bringer = data.sender;
    dataHops = data.hops;
    if (isSink()) {
      reinforceBringer();
    } else {
      sendData(data.round, data.hops);
    }
  }

  /**
   * A reinforcement names the round and the hop count that this node had when it brought the data.
   * If the cache says otherwise by now, the data has come another way since, and a way made of both
   * could close into a ring: the reinforcement is dropped.
   */
  private void receiveReinforcement(Message reinforcement) {
    boolean sameData = dataRound == reinforcement.round && dataHops == reinforcement.hops;
    if (isSink() || (!isSource() && Labels.checked() && !sameData)) {
      return;
    }
    boolean newer =
        reinforcement.round > reinforcedRound
            || (reinforcement.round == reinforcedRound && reinforcement.hops < reinforcedHops);
    if (reinforcedTo >= 0 && Labels.checked() && !newer) {
      return;
    }
    reinforcedTo = reinforcement.sender;
    reinforcedRound = reinforcement.round;
    reinforcedHops = reinforcement.hops;
    if (!isSource()) {
      reinforceBringer();
    }
  }

  private void reinforceBringer() {
    if (bringer >= 0) {
      network.send(
          new Message(Message.Kind.REINFORCEMENT, address, bringer, dataRound, dataHops - 1));
    }
  }

  private void sendAll(Message.Kind kind, int round, int hops) {
    for (int other = 0; other < network.size(); other++) {
      if (network.areNeighbours(address, other)) {
        network.send(new Message(kind, address, other, round, hops));
      }
    }
  }

  /** Exploratory data goes along every gradient. */
  private void sendData(int round, int hops) {
    for (int other = 0; other < network.size(); other++) {
      if (hasGradientTo(other)) {
        network.send(new Message(Message.Kind.EXPLORATORY_DATA, address, other, round, hops + 1));
      }
    }
  }
}
