package connectionpool;

/**
 * More clients than connections. Arguments: {@code permit-first} or {@code connection-first}, the
 * number of connections, the number of clients.
 */
public final class Main {
  public static void main(String[] args) {
    int connections = Integer.parseInt(args[1]);
    int clients = Integer.parseInt(args[2]);
    ConnectionPool pool = new ConnectionPool(connections, args[0].equals("permit-first"));
    for (int i = 0; i < clients; i++) {
      new Thread(() -> work(pool), "client " + i).start();
    }
  }

  private static void work(ConnectionPool pool) {
    try {
      ConnectionPool.Connection connection = pool.borrow();
      connection.use();
      pool.giveBack(connection);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
