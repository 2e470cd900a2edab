package aodv;

/**
 * The nodes, and the packets under way between them. Any packet under way may be delivered or lost
 * next: the medium reorders and loses, but does not duplicate or corrupt.
 */
final class Network {
  private static final Packet[] NONE = new Packet[0];

  private final Topology topology;
  private final Aodv[] processes;

  /** Packets under way, sorted. */
  private Packet[] underWay = NONE;

  Network(Topology topology, int nodes) {
    this.topology = topology;
    processes = new Aodv[nodes];
    for (int i = 0; i < nodes; i++) {
      processes[i] = new Aodv(new Port(this, i), nodes);
    }
  }

  /**
   * A chain in which every node has a valid route to the last one, which is how the papers begin.
   */
  static Network chainWithRoutes(int nodes) {
    Network network = new Network(Topology.chain(nodes), nodes);
    for (int i = 0; i < nodes - 1; i++) {
      network.processes[i].table().offer(nodes - 1, Aodv.FIRST_SEQNO, nodes - 1 - i, i + 1);
    }
    for (int i = 1; i < nodes - 1; i++) {
      network.processes[i].table().entry(nodes - 1).addPrecursor(i - 1);
    }
    return network;
  }

  Topology topology() {
    return topology;
  }

  int size() {
    return processes.length;
  }

  Aodv process(int address) {
    return processes[address];
  }

  int packetsUnderWay() {
    return underWay.length;
  }

  Packet packet(int index) {
    return underWay[index];
  }

  /** Is the packet the first of several equal ones? The others would lead to the same states. */
  boolean isFirstOfItsKind(int index) {
    return index == 0 || underWay[index].compareTo(underWay[index - 1]) != 0;
  }

  void put(Packet packet) {
    Packet[] more = java.util.Arrays.copyOf(underWay, underWay.length + 1);
    int at = underWay.length;
    while (at > 0 && more[at - 1].compareTo(packet) > 0) {
      more[at] = more[at - 1];
      at--;
    }
    more[at] = packet;
    underWay = more;
  }

  private Packet take(int index) {
    Packet taken = underWay[index];
    Packet[] fewer = new Packet[underWay.length - 1];
    System.arraycopy(underWay, 0, fewer, 0, index);
    System.arraycopy(underWay, index + 1, fewer, index, fewer.length - index);
    underWay = fewer.length == 0 ? NONE : fewer;
    return taken;
  }

  void deliver(int index) {
    Packet packet = take(index);
    packet.deliverTo(processes[packet.receiver]);
  }

  void lose(int index) {
    take(index);
  }

  boolean hasPacketFrom(int address) {
    for (Packet packet : underWay) {
      if (packet.sender == address) {
        return true;
      }
    }
    return false;
  }

  boolean hasValidRouteThrough(int address) {
    for (Aodv process : processes) {
      for (int d = 0; d < processes.length; d++) {
        RouteEntry entry = process.table().validEntry(d);
        if (entry != null && entry.nextHop() == address) {
          return true;
        }
      }
    }
    return false;
  }
}
