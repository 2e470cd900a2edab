package readerswriters;

/**
 * Readers and writers of two fields that must be equal. Arguments: {@code if} or {@code while}, the
 * number of readers, the number of writers.
 */
public final class Main {
  private static final class Pair {
    int left;
    int right;
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWriteMonitor monitor = new ReadWriteMonitor(args[0].equals("while"));
    int readers = Integer.parseInt(args[1]);
    int writers = Integer.parseInt(args[2]);
    Pair pair = new Pair();
    Thread[] threads = new Thread[readers + writers];
    for (int i = 0; i < threads.length; i++) {
      Runnable work = i < readers ? () -> read(monitor, pair) : () -> write(monitor, pair);
      threads[i] = new Thread(work, i < readers ? "reader " + i : "writer " + (i - readers));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert pair.left == writers && pair.right == writers : "an update was lost";
  }

  private static void read(ReadWriteMonitor monitor, Pair pair) {
    try {
      monitor.beginRead();
      assert pair.left == pair.right : "read while a writer was writing";
      monitor.endRead();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }

  private static void write(ReadWriteMonitor monitor, Pair pair) {
    try {
      monitor.beginWrite();
      pair.left++;
      pair.right++;
      monitor.endWrite();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
