package aodv;

import common.Protocol;

/** The protocol for the search on a plain JVM; {@code -Daodv.nodes=n} sets the chain's length. */
public final class Model implements Protocol {
  private final int nodes = Integer.getInteger("aodv.nodes", 3);

  @Override
  public Object fresh() {
    return Network.chainWithRoutes(nodes);
  }

  @Override
  public int enabled(Object state) {
    return Environment.enabled((Network) state).size();
  }

  @Override
  public String fire(Object state, int event) {
    Event chosen = Environment.enabled((Network) state).get(event);
    String description = chosen.toString();
    chosen.fire((Network) state);
    return description;
  }

  @Override
  public String violation(Object state) {
    return LoopFreedom.loop((Network) state);
  }
}
