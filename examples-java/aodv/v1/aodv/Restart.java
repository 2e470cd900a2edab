package aodv;

/** How a restarted node comes back. */
final class Restart {
  private Restart() {}

  /** It keeps out of the protocol until no neighbour can still route through it. */
  static boolean mustWait() {
    return true;
  }
}
