package diffusion;

import gov.nasa.jpf.vm.Verify;
import java.util.List;
import rjpf.Explore;

/** Explores every sequence of at most {@code depth} events, from a network that knows nothing. */
public final class Driver {
  public static void main(String[] args) {
    int depth = Integer.parseInt(args[0]);
    Network network = new Network();
    for (int i = 0; i < depth; i++) {
      Explore.ignoreIfSeen(network);
      List<Environment.Event> events = Environment.enabled(network);
      if (events.isEmpty()) {
        return;
      }
      events.get(Verify.getInt(0, events.size() - 1)).fire(network);
      String ring = network.ring();
      assert ring == null : ring;
    }
  }
}
