package philosophers;

/** Everybody takes the fork with the lower number first, after Dijkstra: no ring of waiting. */
public final class Ordered {
  public static void main(String[] args) throws InterruptedException {
    int n = Integer.parseInt(args[0]);
    Object[] forks = Philosopher.forks(n);
    Philosopher[] philosophers = new Philosopher[n];
    for (int i = 0; i < n; i++) {
      int left = i;
      int right = (i + 1) % n;
      Object lower = forks[Math.min(left, right)];
      Object higher = forks[Math.max(left, right)];
      philosophers[i] = new Philosopher("philosopher " + i, lower, higher);
      philosophers[i].start();
    }
    for (Philosopher philosopher : philosophers) {
      philosopher.join();
      assert philosopher.meals() == 1;
    }
  }
}
