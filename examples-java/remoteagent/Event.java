package remoteagent;

/** An event that tasks wait for; it counts how often it has happened. */
final class Event {
  private int count;

  synchronized int count() {
    return count;
  }

  synchronized void signal() {
    count++;
    notifyAll();
  }

  /** Waits for the next signal, whatever has happened before. */
  synchronized void awaitSignal() throws InterruptedException {
    wait();
  }

  /** Waits until there have been more signals than {@code seen}. */
  synchronized void awaitMoreThan(int seen) throws InterruptedException {
    while (count == seen) {
      wait();
    }
  }
}
