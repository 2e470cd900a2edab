//@ flags: --livelock
//@ note: none
// The spinner and its releaser are the 67th and 68th thread of the program: fairness is for all of them.

public class SeventyThreads {
    static volatile boolean done;

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
            while (!done) Thread.onSpinWait();
        }).start();
        new Thread(() -> done = true).start();
    }
}
