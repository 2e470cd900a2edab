package boundedbuffer;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A bounded buffer with a lock and conditions. With one condition for both sides, a signal meant
 * for a consumer can wake a producer that finds the buffer full, and be lost.
 */
final class BoundedBuffer {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty;
  private final int[] items;
  private int head;
  private int count;

  BoundedBuffer(int capacity, boolean twoConditions) {
    items = new int[capacity];
    notEmpty = twoConditions ? lock.newCondition() : notFull;
  }

  void put(int item) throws InterruptedException {
    lock.lock();
    try {
      while (count == items.length) {
        notFull.await();
      }
      items[(head + count) % items.length] = item;
      count++;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  int take() throws InterruptedException {
    lock.lock();
    try {
      while (count == 0) {
        notEmpty.await();
      }
      int item = items[head];
      head = (head + 1) % items.length;
      count--;
      notFull.signal();
      return item;
    } finally {
      lock.unlock();
    }
  }
}
