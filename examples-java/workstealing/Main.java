package workstealing;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * An owner and thieves; no task may run twice. Arguments: {@code set} or {@code cas}, the number of
 * tasks, the number of thieves.
 */
public final class Main {
  public static void main(String[] args) throws InterruptedException {
    boolean cas = args[0].equals("cas");
    int tasks = Integer.parseInt(args[1]);
    int thieves = Integer.parseInt(args[2]);
    WorkDeque deque = new WorkDeque(tasks, cas);
    AtomicIntegerArray runs = new AtomicIntegerArray(tasks);
    for (int task = 0; task < tasks; task++) {
      deque.push(task);
    }
    Thread[] threads = new Thread[thieves];
    for (int i = 0; i < thieves; i++) {
      threads[i] = new Thread(() -> run(deque.steal(), runs), "thief " + i);
      threads[i].start();
    }
    for (int task = 0; task < tasks; task++) {
      run(deque.pop(), runs);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int task = 0; task < tasks; task++) {
      assert runs.get(task) == 1 : "task " + task + " ran " + runs.get(task) + " times";
    }
  }

  private static void run(int task, AtomicIntegerArray runs) {
    if (task != WorkDeque.NONE) {
      runs.incrementAndGet(task);
    }
  }
}
