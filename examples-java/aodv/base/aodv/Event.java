package aodv;

/** Something that can happen next in the network. */
abstract class Event {
  abstract void fire(Network network);

  /** A node begins to look for a route. */
  static final class Discover extends Event {
    private final int node;
    private final int destination;

    Discover(int node, int destination) {
      this.node = node;
      this.destination = destination;
    }

    @Override
    void fire(Network network) {
      network.process(node).discover(destination);
    }

    @Override
    public String toString() {
      return "node " + node + " asks for a route to " + destination;
    }
  }

  /** A node forgets that it has seen a request. */
  static final class BroadcastIdTimeout extends Event {
    private final int node;
    private final int index;

    BroadcastIdTimeout(int node, int index) {
      this.node = node;
      this.index = index;
    }

    @Override
    void fire(Network network) {
      network.process(node).timeOutBroadcastId(index);
    }

    @Override
    public String toString() {
      return "node " + node + " forgets request " + index;
    }
  }

  /** A route's lifetime ends. */
  static final class RouteTimesOut extends Event {
    private final int node;
    private final int destination;

    RouteTimesOut(int node, int destination) {
      this.node = node;
      this.destination = destination;
    }

    @Override
    void fire(Network network) {
      network.process(node).timeOutRoute(destination);
    }

    @Override
    public String toString() {
      return "node " + node + "'s route to " + destination + " times out";
    }
  }

  /** A packet arrives. */
  static final class Deliver extends Event {
    private final int index;
    private final Packet packet;

    Deliver(int index, Packet packet) {
      this.index = index;
      this.packet = packet;
    }

    @Override
    void fire(Network network) {
      network.deliver(index);
    }

    @Override
    public String toString() {
      return "arrives: " + packet;
    }
  }

  /** A packet does not arrive. */
  static final class Lose extends Event {
    private final int index;
    private final Packet packet;

    Lose(int index, Packet packet) {
      this.index = index;
      this.packet = packet;
    }

    @Override
    void fire(Network network) {
      network.lose(index);
    }

    @Override
    public String toString() {
      return "is lost: " + packet;
    }
  }

  /** A node reboots. */
  static final class Reboot extends Event {
    private final int node;

    Reboot(int node) {
      this.node = node;
    }

    @Override
    void fire(Network network) {
      network.process(node).restart();
    }

    @Override
    public String toString() {
      return "node " + node + " restarts";
    }
  }
}
