package boundedbuffer;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Producers and consumers on a buffer of one place. Arguments: {@code one-condition} or
 * {@code two-conditions}, the number of producers (and of consumers), and the items of each.
 */
public final class Main {
  public static void main(String[] args) throws InterruptedException {
    BoundedBuffer buffer = new BoundedBuffer(1, args[0].equals("two-conditions"));
    int pairs = Integer.parseInt(args[1]);
    int items = Integer.parseInt(args[2]);
    AtomicInteger sum = new AtomicInteger();
    Thread[] threads = new Thread[2 * pairs];
    for (int i = 0; i < pairs; i++) {
      threads[2 * i] = new Thread(() -> produce(buffer, items), "producer " + i);
      threads[2 * i + 1] = new Thread(() -> consume(buffer, items, sum), "consumer " + i);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert sum.get() == pairs * items * (items + 1) / 2 : "items were lost or doubled: " + sum;
  }

  private static void produce(BoundedBuffer buffer, int items) {
    try {
      for (int i = 1; i <= items; i++) {
        buffer.put(i);
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static void consume(BoundedBuffer buffer, int items, AtomicInteger sum) {
    try {
      for (int i = 0; i < items; i++) {
        sum.addAndGet(buffer.take());
      }
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
