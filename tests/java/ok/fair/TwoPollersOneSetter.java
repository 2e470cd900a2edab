//@ flags: --livelock
//@ note: none
// Two threads poll with timed waits on one lock, a third sets the flag under it.

public class TwoPollersOneSetter {
    static final Object lock = new Object();
    static boolean done;

    static void await() {
        synchronized (lock) {
            try {
                while (!done) lock.wait(5);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(TwoPollersOneSetter::await).start();
        new Thread(TwoPollersOneSetter::await).start();
        synchronized (lock) {
            done = true;
        }
    }
}
