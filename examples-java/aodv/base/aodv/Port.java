package aodv;

/**
 * How a protocol process reaches its neighbours: the small part of a network layer that AODV needs.
 * A process knows its port, not the network.
 */
final class Port {
  private final Network network;
  private final int address;

  Port(Network network, int address) {
    this.network = network;
    this.address = address;
  }

  int address() {
    return address;
  }

  /** Sends one copy to a neighbour. */
  void unicast(Packet packet, int neighbour) {
    if (!network.topology().areNeighbours(address, neighbour)) {
      throw new IllegalStateException(address + " cannot reach " + neighbour + ": " + packet);
    }
    network.put(packet.on(address, neighbour));
  }

  /** Sends one copy to each neighbour. */
  void broadcast(Packet packet) {
    for (int other = 0; other < network.size(); other++) {
      if (network.topology().areNeighbours(address, other)) {
        network.put(packet.on(address, other));
      }
    }
  }

  /**
   * Has the time passed after which nobody can still rely on what this node knew before it was
   * restarted? The protocol lets a restarted node wait for longer than any route through it lives
   * and any packet of it travels. Time is not modelled, so the wait is over when that is true.
   */
  boolean restartWaitIsOver() {
    return !network.hasPacketFrom(address) && !network.hasValidRouteThrough(address);
  }
}
