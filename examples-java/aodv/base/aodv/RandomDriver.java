package aodv;

import java.util.List;
import java.util.Random;

/**
 * Random event sequences on a plain JVM. In the correct version no sequence has a loop; in the
 * others some seed finds one (which is reported as such, with exit code 1).
 */
public final class RandomDriver {
  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    int nodes = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Random random = new Random(seed);
    for (int run = 0; run < 2_000; run++) {
      Network network = Network.chainWithRoutes(nodes);
      StringBuilder events = new StringBuilder();
      for (int i = 0; i < 60; i++) {
        List<Event> enabled = Environment.enabled(network);
        Event event = enabled.get(random.nextInt(enabled.size()));
        event.fire(network);
        events.append("  ").append(event).append('\n');
        String loop = LoopFreedom.loop(network);
        if (loop != null) {
          throw new AssertionError(loop + " after\n" + events);
        }
        if (!LoopFreedom.isOrdered(network)) {
          throw new AssertionError("a route whose next hop knows less, after\n" + events);
        }
      }
    }
    System.out.println("aodv: 2000 random runs of 60 events without a loop");
  }
}
