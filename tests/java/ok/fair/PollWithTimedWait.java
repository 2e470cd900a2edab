//@ flags: --livelock
//@ note: none
// Main polls with a timed wait under the lock that the worker needs. The lock is free while main waits, so
// a worker that is treated fairly has it some time.

public class PollWithTimedWait {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (lock) {
                done = true;
            }
        }).start();
        synchronized (lock) {
            while (!done) lock.wait(10);
        }
    }
}
