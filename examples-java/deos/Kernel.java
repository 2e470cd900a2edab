package deos;

/**
 * A scheduler kernel with time partitions: every thread has a budget of ticks in each period, and
 * whoever is ready to run must get its budget. A thread that is deleted gives its budget back to
 * the main thread.
 *
 * <p>Written from the description of the DEOS kernel's error: when the budget is given back at
 * once, main can use up again, in the same period, the time that the deleted thread has already
 * used, and somebody else starves. Giving it back with the next period is right.
 */
final class Kernel {
  static final int PERIOD = 4;
  static final int THREADS = 3;
  static final int MAIN = 0;

  private final boolean returnBudgetAtOnce;

  /** Ticks per period that each thread may use; the budgets fill the period. */
  private final int[] budget = {2, 1, 1};

  private final int[] used = new int[THREADS];
  private final boolean[] deleted = new boolean[THREADS];

  /** Threads that have said they need no more of this period. */
  private final boolean[] resting = new boolean[THREADS];

  /** What each thread can claim of this period: its budget when the period began. */
  private final int[] claim = {2, 1, 1};

  private int returnedForNextPeriod;
  private int clock;

  Kernel(boolean returnBudgetAtOnce) {
    this.returnBudgetAtOnce = returnBudgetAtOnce;
  }

  /** The next to run: threads come by priority, main first; -1 if nobody wants to or may. */
  int running() {
    for (int thread = 0; thread < THREADS; thread++) {
      if (!deleted[thread] && !resting[thread] && used[thread] < budget[thread]) {
        return thread;
      }
    }
    return -1;
  }

  boolean canBeDeleted(int thread) {
    return thread != MAIN && !deleted[thread];
  }

  /** A thread yields what is left of its budget until the next period. */
  void waitForNextPeriod(int thread) {
    resting[thread] = true;
  }

  void delete(int thread) {
    deleted[thread] = true;
    if (returnBudgetAtOnce) {
      budget[MAIN] += budget[thread];
    } else {
      returnedForNextPeriod += budget[thread];
    }
    budget[thread] = 0;
  }

  /** The timer: whoever runs is charged a tick, and a period may end. */
  void tick() {
    int thread = running();
    if (thread >= 0) {
      used[thread]++;
    }
    clock++;
    if (clock == PERIOD) {
      checkPeriod();
      beginPeriod();
    }
  }

  /** Who was ready all the time must have had what it could claim. */
  private void checkPeriod() {
    for (int thread = 0; thread < THREADS; thread++) {
      boolean ready = !deleted[thread] && !resting[thread];
      assert !ready || used[thread] >= claim[thread]
          : "thread " + thread + " got " + used[thread] + " of " + claim[thread] + " ticks";
    }
  }

  private void beginPeriod() {
    budget[MAIN] += returnedForNextPeriod;
    returnedForNextPeriod = 0;
    clock = 0;
    for (int thread = 0; thread < THREADS; thread++) {
      used[thread] = 0;
      resting[thread] = false;
      claim[thread] = budget[thread];
    }
  }
}
