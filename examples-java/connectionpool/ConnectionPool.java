package connectionpool;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/**
 * A pool of connections: a permit for each connection, and a queue of the free ones. The permit
 * must be released after the connection is back in the queue, or a borrower can find it empty.
 */
final class ConnectionPool {
  /** Stands for a connection; knows whether somebody uses it. */
  static final class Connection {
    private Thread user;

    void use() {
      assert user == null : "used by two threads";
      user = Thread.currentThread();
      user = null;
    }
  }

  private final boolean permitFirst;
  private final Semaphore permits;
  private final ConcurrentLinkedQueue<Connection> free = new ConcurrentLinkedQueue<>();

  ConnectionPool(int size, boolean permitFirst) {
    this.permitFirst = permitFirst;
    permits = new Semaphore(size);
    for (int i = 0; i < size; i++) {
      free.add(new Connection());
    }
  }

  Connection borrow() throws InterruptedException {
    permits.acquire();
    return free.poll();
  }

  void giveBack(Connection connection) {
    if (permitFirst) {
      // Seeded error: whoever gets this permit may come before the connection is back.
      permits.release();
      free.add(connection);
    } else {
      free.add(connection);
      permits.release();
    }
  }
}
