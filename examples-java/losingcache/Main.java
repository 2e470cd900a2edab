package losingcache;

/** Threads hit the same key. Arguments: {@code get-put} or {@code merge}, the number of threads. */
public final class Main {
  public static void main(String[] args) throws InterruptedException {
    boolean merge = args[0].equals("merge");
    int n = Integer.parseInt(args[1]);
    HitCounts counts = new HitCounts();
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      threads[i] = new Thread(() -> hit(counts, merge), "client " + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert counts.hits("page") == n : "counted " + counts.hits("page") + " of " + n + " hits";
  }

  private static void hit(HitCounts counts, boolean merge) {
    if (merge) {
      counts.hitByMerge("page");
    } else {
      counts.hitByGetAndPut("page");
    }
  }
}
