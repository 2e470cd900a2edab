/**
 * Two threads run the same branch, each a way of its own; main has a loop. Two deep, the second
 * worker's steps alone lead to the failing assertion.
 */
public class TwoWorkers {
  static int done;

  static synchronized void work(int n) {
    if (n == 1) {
      done += 10;
    } else {
      done++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      int n = i;
      threads[i] = new Thread(() -> work(n), "worker " + n);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(done);
  }
}
