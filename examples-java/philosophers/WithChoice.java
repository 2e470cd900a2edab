package philosophers;

import gov.nasa.jpf.vm.Verify;

/** As {@link Ordered}, and each philosopher chooses one of five dishes for himself alone. */
public final class WithChoice {
  private static final class Chooser extends Thread {
    private final Object lower;
    private final Object higher;
    private int dish;

    Chooser(String name, Object lower, Object higher) {
      super(name);
      this.lower = lower;
      this.higher = higher;
    }

    @Override
    public void run() {
      synchronized (lower) {
        synchronized (higher) {
          dish = Verify.getInt(1, 5);
          assert dish >= 1 && dish <= 5;
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Object[] forks = Philosopher.forks(n);
    for (int i = 0; i < n; i++) {
      int right = (i + 1) % n;
      new Chooser("philosopher " + i, forks[Math.min(i, right)], forks[Math.max(i, right)]).start();
    }
  }
}
