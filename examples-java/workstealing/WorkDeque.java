package workstealing;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * A work-stealing deque of fixed size, after Chase and Lev: the owner pushes and pops at the
 * bottom, thieves steal at the top, and a compare-and-set on the top decides who gets the last
 * task. Without it in {@code pop}, owner and thief can both get that task.
 */
final class WorkDeque {
  static final int NONE = -1;

  private final boolean raceForLast;
  private final int[] tasks;
  private final AtomicInteger top = new AtomicInteger();
  private volatile int bottom;

  WorkDeque(int capacity, boolean raceForLast) {
    tasks = new int[capacity];
    this.raceForLast = raceForLast;
  }

  /** By the owner only. */
  void push(int task) {
    tasks[bottom] = task;
    bottom = bottom + 1;
  }

  /** By the owner only. */
  int pop() {
    int last = bottom - 1;
    bottom = last;
    int first = top.get();
    if (last < first) {
      bottom = first;
      return NONE;
    }
    int task = tasks[last];
    if (last > first) {
      return task;
    }
    if (raceForLast && !top.compareAndSet(first, first + 1)) {
      task = NONE;
    } else if (!raceForLast) {
      // Seeded error: a thief may have moved the top in the meantime.
      top.set(first + 1);
    }
    bottom = first + 1;
    return task;
  }

  /** By anybody else; NONE if there is nothing or another thief was faster. */
  int steal() {
    int first = top.get();
    if (first >= bottom) {
      return NONE;
    }
    int task = tasks[first];
    return top.compareAndSet(first, first + 1) ? task : NONE;
  }
}
