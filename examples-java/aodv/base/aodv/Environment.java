package aodv;

import java.util.ArrayList;
import java.util.List;

/** The environment of the protocol: which of the six kinds of events are enabled in a state. */
final class Environment {
  private Environment() {}

  /** All enabled events, in a fixed order. Only the last node is ever asked for. */
  static List<Event> enabled(Network network) {
    List<Event> events = new ArrayList<>();
    int destination = network.size() - 1;
    for (int node = 0; node < network.size(); node++) {
      Aodv process = network.process(node);
      if (process.canDiscover(destination)) {
        events.add(new Event.Discover(node, destination));
      }
      for (int i = 0; i < process.cache().size(); i++) {
        events.add(new Event.BroadcastIdTimeout(node, i));
      }
      for (int d = 0; d < network.size(); d++) {
        if (process.table().validEntry(d) != null) {
          events.add(new Event.RouteTimesOut(node, d));
        }
      }
    }
    for (int i = 0; i < network.packetsUnderWay(); i++) {
      if (network.isFirstOfItsKind(i)) {
        events.add(new Event.Deliver(i, network.packet(i)));
        events.add(new Event.Lose(i, network.packet(i)));
      }
    }
    for (int node = 0; node < network.size(); node++) {
      events.add(new Event.Reboot(node));
    }
    return events;
  }
}
