//@ flags: --livelock
//@ note: none
// A worker that looks at `stop` under its own lock; main needs that lock once to stop it.

public class WorkerChecksStopUnderLock {
    static final Object lock = new Object();
    static boolean stop;
    static int work;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    if (stop) return;
                    work = 1 - work;
                }
            }
        });
        t.start();
        synchronized (lock) {
            stop = true;
        }
        t.join();
    }
}
