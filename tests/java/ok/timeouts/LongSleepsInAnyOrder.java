//@ outputs: "ab\n" | "ba\n"
// Sleeps are not held back, however long: which of two threads is up first depends on when they began.
public class LongSleepsInAnyOrder {
    static String log = "";

    static synchronized void add(String s) {
        log += s;
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> {
            try {
                Thread.sleep(2_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            add("a");
        });
        a.start();
        add("b");
        a.join();
        System.out.println(log);
    }
}
