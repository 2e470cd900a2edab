//@ flags: --livelock
// Polling with a timed wait for a flag that nobody sets.

public class TimedWaitNobodyEnds {
    static final Object lock = new Object();
    static boolean done;

    public static void main(String[] args) throws Exception {
        synchronized (lock) {
            while (!done) lock.wait(10);
        }
    }
}
