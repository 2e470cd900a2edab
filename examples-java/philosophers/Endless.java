package philosophers;

/**
 * As {@link Deadlocking}, but nobody ever stops: each eats again and again. Without a counter of
 * meals there are finitely many states, and paths as long as one likes.
 */
public final class Endless {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Object[] forks = Philosopher.forks(n);
    Thread[] philosophers = new Thread[n];
    for (int i = 0; i < n; i++) {
      Object first = forks[i];
      Object second = forks[(i + 1) % n];
      philosophers[i] = new Thread(() -> eat(first, second), "philosopher " + i);
    }
    for (Thread philosopher : philosophers) {
      philosopher.start();
    }
  }

  private static void eat(Object first, Object second) {
    while (true) {
      synchronized (first) {
        synchronized (second) {
          Thread.yield();
        }
      }
    }
  }
}
