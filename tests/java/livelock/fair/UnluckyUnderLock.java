//@ flags: --livelock
// The flag goes up and down under the lock, and the poller has the lock only while it is down. It gets its
// lock again and again, so locks are fair; it is the schedule that keeps in step.

public class UnluckyUnderLock {
    static boolean flag, over;

    static synchronized void toggle() {
        flag = !flag;
    }

    static synchronized boolean seen() {
        over |= flag;
        return flag;
    }

    static synchronized boolean isOver() {
        return over;
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            while (!isOver()) toggle();
        }).start();
        while (!seen()) Thread.yield();
    }
}
