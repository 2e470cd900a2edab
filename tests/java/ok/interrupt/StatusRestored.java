//@ native: yes
//@ outputs: "true\n"
// A worker that cannot throw sets the status again, so its caller sees it.
public class StatusRestored {
    static volatile boolean seen;

    static void pause() {
        try {
            Thread.sleep(1_000_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Thread.currentThread().interrupt();
            pause();
            seen = Thread.currentThread().isInterrupted();
        });
        t.start();
        t.join();
        System.out.println(seen);
    }
}
