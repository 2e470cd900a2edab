package remoteagent;

/**
 * Watches a database of properties: wakes up when the change event is signalled, restores what a
 * task has changed, and sleeps again until all expected changes are dealt with.
 */
final class PropertyDaemon extends Thread {
  private final Event change;
  private final int expectedChanges;
  private final boolean checkInsideLock;
  private int seen;

  PropertyDaemon(Event change, int expectedChanges, boolean checkInsideLock) {
    super("daemon");
    this.change = change;
    this.expectedChanges = expectedChanges;
    this.checkInsideLock = checkInsideLock;
  }

  @Override
  public void run() {
    try {
      while (seen < expectedChanges) {
        if (checkInsideLock) {
          change.awaitMoreThan(seen);
        } else if (change.count() == seen) {
          // The missing critical section: a signal between the test and the wait is lost.
          change.awaitSignal();
        }
        seen = change.count();
      }
    } catch (InterruptedException ended) {
      interrupt();
    }
  }
}
