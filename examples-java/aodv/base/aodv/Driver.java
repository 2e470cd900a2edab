package aodv;

import gov.nasa.jpf.vm.Verify;
import java.util.List;
import rjpf.Explore;

/** Explores every sequence of at most {@code depth} events from a chain with routes. */
public final class Driver {
  public static void main(String[] args) {
    int nodes = Integer.parseInt(args[0]);
    int depth = Integer.parseInt(args[1]);
    Network network = Network.chainWithRoutes(nodes);
    for (int i = 0; i < depth; i++) {
      Explore.ignoreIfSeen(network);
      List<Event> events = Environment.enabled(network);
      events.get(Verify.getInt(0, events.size() - 1)).fire(network);
      String loop = LoopFreedom.loop(network);
      assert loop == null : loop;
    }
  }
}
