package philosophers;

/** Everybody takes the left fork first: all can hold one and wait for the next. */
public final class Deadlocking {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Object[] forks = Philosopher.forks(n);
    Thread[] philosophers = new Thread[n];
    for (int i = 0; i < n; i++) {
      philosophers[i] = new Philosopher("philosopher " + i, forks[i], forks[(i + 1) % n]);
    }
    for (Thread philosopher : philosophers) {
      philosopher.start();
    }
  }
}
