//@ outputs: "late, woke up\n" | "early, woke up\n"
// When a read moves the clock past the end of another thread's sleep, that thread goes on in its own time.
public class LateSleeperStillSleeps {
    static volatile boolean awake;

    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            awake = true;
        });
        t.start();
        String when = System.nanoTime() - start > 10_000_000_000L ? "late" : "early";
        t.join();
        assert awake && System.nanoTime() - start >= 100_000_000L;
        System.out.println(when + ", woke up");
    }
}
