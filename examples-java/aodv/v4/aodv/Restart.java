package aodv;

/** How a restarted node comes back. */
final class Restart {
  private Restart() {}

  /** Seeded error: it takes part at once, while its neighbours still route through it. */
  static boolean mustWait() {
    return false;
  }
}
