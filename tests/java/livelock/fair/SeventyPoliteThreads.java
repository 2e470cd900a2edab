//@ flags: --livelock
// Two threads that step aside for each other, the 67th and 68th of the program.

public class SeventyPoliteThreads {
    static volatile int left, right;

    static void park() throws Exception {
        Object own = new Object();
        Thread t = new Thread(() -> {
            synchronized (own) {
                own.notify();
                try {
                    own.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        t.setDaemon(true);
        synchronized (own) {
            t.start();
            own.wait();
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 66; i++) park();
        new Thread(() -> {
            while (left == right) right = 1 - right;
        }).start();
        new Thread(() -> {
            while (left == right) left = 1 - left;
        }).start();
    }
}
