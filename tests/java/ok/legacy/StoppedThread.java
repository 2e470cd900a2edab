//@ expect: ok
// Thread.stop throws ThreadDeath in its thread wherever that goes on next, also out of a wait whose
// monitor it takes again first. JDKs from 20 on refuse; then there is nothing to see.

import java.lang.reflect.InvocationTargetException;

public class StoppedThread {
    static final Object lock = new Object();
    static int steps;
    static volatile boolean waiting;
    static volatile boolean died;
    static volatile boolean heldLock;

    static boolean stop(Thread thread) throws Exception {
        try {
            Thread.class.getMethod("stop").invoke(thread);
            return true;
        } catch (NoSuchMethodException refused) {
            return false;
        } catch (InvocationTargetException refused) {
            return false;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread sleeper = new Thread(() -> {
            try {
                synchronized (lock) {
                    waiting = true;
                    try {
                        while (waiting) lock.wait();
                    } finally {
                        heldLock = Thread.holdsLock(lock);
                    }
                }
                steps++;
            } catch (ThreadDeath death) {
                died = true;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        sleeper.start();
        while (!waiting) Thread.yield();
        if (!stop(sleeper)) {
            synchronized (lock) { waiting = false; lock.notify(); }
            sleeper.join();
            return;
        }
        sleeper.join();
        assert died && heldLock && steps == 0;
    }
}
