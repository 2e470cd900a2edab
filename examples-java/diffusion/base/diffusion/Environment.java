package diffusion;

import java.util.ArrayList;
import java.util.List;

/** Which events are enabled in a state, as far as the version has them. */
final class Environment {
  /** An enabled event: its kind, and up to two numbers that say where. */
  static final class Event {
    private final EventKind kind;
    private final int where;
    private final int which;

    Event(EventKind kind, int where, int which) {
      this.kind = kind;
      this.where = where;
      this.which = which;
    }

    void fire(Network network) {
      switch (kind) {
        case ORIGINATE_INTEREST:
          network.originateInterest();
          break;
        case DELIVER:
          network.deliver(which);
          break;
        case LOSE:
          network.lose(which);
          break;
        case DATA_CACHE_TIMEOUT:
          network.node(where).timeOutDataCache();
          break;
        case GRADIENT_TIMEOUT:
          network.node(where).timeOutGradientTo(which);
          break;
        default:
          network.node(where).restart();
      }
    }

    boolean isDelivery() {
      return kind == EventKind.DELIVER;
    }

    String describe(Network network) {
      boolean message = kind == EventKind.DELIVER || kind == EventKind.LOSE;
      return kind + (message ? ": " + network.message(which) : " at " + where + ", " + which);
    }
  }

  private Environment() {}

  static List<Event> enabled(Network network) {
    List<Event> events = new ArrayList<>();
    for (EventKind kind : EventKind.values()) {
      events.addAll(enabled(kind, network));
    }
    return events;
  }

  static List<Event> enabled(EventKind kind, Network network) {
    List<Event> events = new ArrayList<>();
    if (Version.has(kind)) {
      addEnabled(kind, network, events);
    }
    return events;
  }

  private static void addEnabled(EventKind kind, Network network, List<Event> events) {
    if (kind == EventKind.ORIGINATE_INTEREST) {
      if (network.round() < Version.ROUNDS) {
        events.add(new Event(kind, Network.SINK, 0));
      }
      return;
    }
    if (kind == EventKind.DELIVER || kind == EventKind.LOSE) {
      for (int i = 0; i < network.messagesUnderWay(); i++) {
        if (network.isFirstOfItsKind(i)) {
          events.add(new Event(kind, 0, i));
        }
      }
      return;
    }
    for (int node = 0; node < network.size(); node++) {
      addEnabledAt(node, kind, network, events);
    }
  }

  private static void addEnabledAt(
      int node, EventKind kind, Network network, List<Event> events) {
    if (kind == EventKind.RESTART) {
      events.add(new Event(kind, node, 0));
    } else if (kind == EventKind.DATA_CACHE_TIMEOUT) {
      if (network.node(node).hasCachedData()) {
        events.add(new Event(kind, node, 0));
      }
    } else {
      for (int neighbour = 0; neighbour < network.size(); neighbour++) {
        if (network.node(node).hasGradientTo(neighbour)) {
          events.add(new Event(kind, node, neighbour));
        }
      }
    }
  }
}
