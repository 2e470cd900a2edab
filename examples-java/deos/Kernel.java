package deos;

import java.util.Arrays;

/**
 * A scheduler kernel with time partitions: every thread has a budget of ticks in each period, and
 * whoever is ready to run must get its budget. A thread that is deleted gives its budget back to
 * the main thread, one that is created gets it from there.
 *
 * <p>Written from the description of the DEOS kernel's error: when the budget is given back at
 * once, main can use up again, in the same period, the time that the deleted thread has already
 * used, and somebody else starves. Giving it back with the next period is right.
 */
final class Kernel {
  static final int MAIN = 0;

  private final boolean returnBudgetAtOnce;
  private final int threads;

  /** Ticks of a period; the budgets fill it. */
  private final int period;

  /** Ticks per period that each thread may use. */
  private final int[] budget;

  private final int[] used;
  private final boolean[] deleted;

  /** Threads that begin with the next period. */
  private final boolean[] created;

  /** Threads that have said they need no more of this period. */
  private final boolean[] resting;

  /** What each thread can claim of this period: its budget when the period began. */
  private int[] claim;

  private int returnedForNextPeriod;
  private int clock;

  /** All threads are there from the start: main has two ticks, the others have one each. */
  Kernel(boolean returnBudgetAtOnce, int threads) {
    this(returnBudgetAtOnce, threads, threads + 1);
  }

  private Kernel(boolean returnBudgetAtOnce, int threads, int period) {
    this.returnBudgetAtOnce = returnBudgetAtOnce;
    this.threads = threads;
    this.period = period;
    budget = new int[threads];
    used = new int[threads];
    deleted = new boolean[threads];
    created = new boolean[threads];
    resting = new boolean[threads];
    Arrays.fill(budget, 1);
    budget[MAIN] = 2;
    claim = budget.clone();
  }

  /** Only main is there, and has all of the period: two ticks for each thread that there can be. */
  static Kernel withMainOnly(boolean returnBudgetAtOnce, int threads) {
    Kernel kernel = new Kernel(returnBudgetAtOnce, threads, 2 * threads);
    Arrays.fill(kernel.budget, 0);
    Arrays.fill(kernel.deleted, true);
    kernel.budget[MAIN] = kernel.period;
    kernel.deleted[MAIN] = false;
    kernel.claim = kernel.budget.clone();
    return kernel;
  }

  int period() {
    return period;
  }

  int threads() {
    return threads;
  }

  /** The next to run: threads come by priority, main first; -1 if nobody wants to or may. */
  int running() {
    for (int thread = 0; thread < threads; thread++) {
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

  /** The first thread that is not there begins with the next period, with two ticks of main's. */
  void create() {
    for (int thread = 1; thread < threads; thread++) {
      if (deleted[thread] && !created[thread]) {
        created[thread] = true;
        return;
      }
    }
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
    if (clock == period) {
      checkPeriod();
      beginPeriod();
    }
  }

  /** Who was ready all the time must have had what it could claim. */
  private void checkPeriod() {
    for (int thread = 0; thread < threads; thread++) {
      boolean ready = !deleted[thread] && !resting[thread];
      assert !ready || used[thread] >= claim[thread]
          : "thread " + thread + " got " + used[thread] + " of " + claim[thread] + " ticks";
    }
  }

  private void beginPeriod() {
    budget[MAIN] += returnedForNextPeriod;
    returnedForNextPeriod = 0;
    clock = 0;
    for (int thread = 0; thread < threads; thread++) {
      if (created[thread]) {
        created[thread] = false;
        deleted[thread] = false;
        budget[thread] = 2;
        budget[MAIN] -= 2;
      }
      used[thread] = 0;
      resting[thread] = false;
    }
    claim = budget.clone();
  }
}
