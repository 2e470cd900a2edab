package arq;

import common.Protocol;

/**
 * The protocol for the search on a plain JVM; {@code -Darq.messages=n} sets the transfer's size.
 */
public final class Model implements Protocol {
  private final int messages = Integer.getInteger("arq.messages", 6);

  @Override
  public Object fresh() {
    return new Arq(messages);
  }

  @Override
  public int enabled(Object state) {
    return ((Arq) state).countEnabled();
  }

  @Override
  public String fire(Object state, int event) {
    Arq arq = (Arq) state;
    Arq.Event chosen = arq.enabled(event);
    arq.fire(chosen);
    return chosen.name();
  }

  @Override
  public String violation(Object state) {
    Arq arq = (Arq) state;
    return arq.isSafe() && arq.isWithoutDuplicates() ? null : "unsafe";
  }
}
