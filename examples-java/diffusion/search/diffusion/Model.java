package diffusion;

import common.Protocol;

/** The protocol for the search on a plain JVM. */
public final class Model implements Protocol {
  @Override
  public Object fresh() {
    return new Network();
  }

  @Override
  public int enabled(Object state) {
    return Environment.enabled((Network) state).size();
  }

  @Override
  public String fire(Object state, int event) {
    Network network = (Network) state;
    Environment.Event chosen = Environment.enabled(network).get(event);
    String description = chosen.describe(network);
    chosen.fire(network);
    return description;
  }

  @Override
  public String violation(Object state) {
    return ((Network) state).ring();
  }
}
