package diffusion;

import java.util.List;
import java.util.Random;

/** Random event sequences on a plain JVM. */
public final class RandomDriver {
  /** Mostly deliveries, for a network in which hardly anything arrives shows nothing. */
  private static Environment.Event choose(List<Environment.Event> events, Random random) {
    for (int tries = 0; tries < 3; tries++) {
      Environment.Event event = events.get(random.nextInt(events.size()));
      if (event.isDelivery()) {
        return event;
      }
    }
    return events.get(random.nextInt(events.size()));
  }

  public static void main(String[] args) {
    long seed = args.length > 0 ? Long.parseLong(args[0]) : 1;
    int length = args.length > 1 ? Integer.parseInt(args[1]) : 14;
    Random random = new Random(seed);
    int reinforced = 0;
    for (int run = 0; run < 20_000; run++) {
      Network network = new Network();
      StringBuilder trace = new StringBuilder();
      for (int i = 0; i < length; i++) {
        List<Environment.Event> events = Environment.enabled(network);
        if (events.isEmpty()) {
          break;
        }
        Environment.Event event = choose(events, random);
        trace.append("\n  ").append(event.describe(network));
        event.fire(network);
        if (network.ring() != null) {
          throw new AssertionError(network.ring() + trace);
        }
      }
      reinforced += network.node(network.source()).reinforcedTo() >= 0 ? 1 : 0;
    }
    System.out.println(
        "diffusion: 20000 random runs without a ring, " + reinforced + " with a way");
  }
}
