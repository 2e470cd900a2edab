//@ flags: --livelock
//@ note: none
// A static synchronized getter: the lock is the class.

public class PollUnderClassLock {
    static boolean done;

    static synchronized boolean isDone() {
        return done;
    }

    static synchronized void finish() {
        done = true;
    }

    public static void main(String[] args) throws Exception {
        new Thread(PollUnderClassLock::finish).start();
        while (!isDone()) Thread.onSpinWait();
    }
}
