package aodv;

import gov.nasa.jpf.vm.Verify;
import java.util.List;
import rjpf.Explore;

/**
 * {@link Driver} with routes that live for some time: before {@code lifetime} events have happened no route is old enough to
 * time out. In the simulator of the incremental paper time passes too, and of the transitions one in a hundred is such a
 * timeout.
 */
public final class LifetimeDriver {
  private final Network network;

  /** Events until routes can time out. */
  private int left;

  private LifetimeDriver(Network network, int lifetime) {
    this.network = network;
    left = lifetime;
  }

  private void fireAny() {
    List<Event> events = Environment.enabled(network);
    if (left > 0) {
      events.removeIf(event -> event instanceof Event.RouteTimesOut);
      left--;
    }
    events.get(Verify.getInt(0, events.size() - 1)).fire(network);
  }

  public static void main(String[] args) {
    int nodes = Integer.parseInt(args[0]);
    int depth = Integer.parseInt(args[1]);
    LifetimeDriver driver = new LifetimeDriver(Network.chainWithRoutes(nodes), Integer.parseInt(args[2]));
    for (int i = 0; i < depth; i++) {
      Explore.ignoreIfSeen(driver);
      driver.fireAny();
      String loop = LoopFreedom.loop(driver.network);
      assert loop == null : loop;
    }
  }
}
