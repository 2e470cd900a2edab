package common;

/** A protocol with its environment, as {@link ProtocolSearch} explores it. */
public interface Protocol {
  /** The initial state. */
  Object fresh();

  /** How many events are enabled in the state. */
  int enabled(Object state);

  /** Fires the enabled event with the given number and gives its description. */
  String fire(Object state, int event);

  /** What is wrong with the state; null if nothing is. */
  String violation(Object state);
}
