package philosophers;

/** Takes the first fork, then the second, eats, and puts both back. */
final class Philosopher extends Thread {
  private final Object first;
  private final Object second;
  private int meals;

  Philosopher(String name, Object first, Object second) {
    super(name);
    this.first = first;
    this.second = second;
  }

  @Override
  public void run() {
    synchronized (first) {
      synchronized (second) {
        eat();
      }
    }
  }

  void eat() {
    meals++;
  }

  int meals() {
    return meals;
  }

  static Object[] forks(int n) {
    Object[] forks = new Object[n];
    for (int i = 0; i < n; i++) {
      forks[i] = new Object();
    }
    return forks;
  }
}
