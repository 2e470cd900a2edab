// Each Thread.State observed from outside.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThreadStates {
    static void waitFor(Thread t, Thread.State s) {
        while (t.getState() != s) Thread.yield();
        System.out.println("saw " + s);
    }

    public static void main(String[] args) throws Exception {
        Object mon = new Object();
        Thread t = new Thread(() -> { });
        System.out.println(t.getState());
        t.start();
        t.join();
        System.out.println(t.getState());
        Thread blocked = new Thread(() -> {
            synchronized (mon) {
                System.out.println("got the monitor");
            }
        });
        synchronized (mon) {
            blocked.start();
            waitFor(blocked, Thread.State.BLOCKED);
            System.out.println(Thread.holdsLock(mon));
        }
        blocked.join();
        boolean[] wake = {false};
        Thread waiting = new Thread(() -> {
            synchronized (mon) {
                try {
                    while (!wake[0]) mon.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        waiting.start();
        waitFor(waiting, Thread.State.WAITING);
        synchronized (mon) {
            wake[0] = true;
            mon.notifyAll();
        }
        waiting.join();
        Thread timed = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        });
        timed.start();
        waitFor(timed, Thread.State.TIMED_WAITING);
        timed.interrupt();
        timed.join();
        // A notified thread must get the monitor back first: it is BLOCKED until then.
        wake[0] = false;
        Thread renotified = new Thread(() -> {
            synchronized (mon) {
                try {
                    while (!wake[0]) mon.wait();
                    System.out.println("has it again");
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        renotified.start();
        waitFor(renotified, Thread.State.WAITING);
        synchronized (mon) {
            wake[0] = true;
            mon.notify();
            waitFor(renotified, Thread.State.BLOCKED);
        }
        renotified.join();
        ReentrantLock l = new ReentrantLock();
        l.lock();
        Thread locker = new Thread(() -> {
            l.lock();
            l.unlock();
        });
        locker.start();
        waitFor(locker, Thread.State.WAITING);
        l.unlock();
        locker.join();
        Thread joiner = new Thread(() -> {
            try {
                Thread.currentThread().join();
            } catch (InterruptedException e) {
                System.out.println("self join ended by interrupt");
            }
        });
        joiner.start();
        waitFor(joiner, Thread.State.WAITING);
        joiner.interrupt();
        joiner.join();
        java.util.concurrent.atomic.AtomicBoolean stop = new java.util.concurrent.atomic.AtomicBoolean();
        Thread spinner = new Thread(() -> {
            while (!stop.get()) Thread.onSpinWait();
        });
        spinner.start();
        waitFor(spinner, Thread.State.RUNNABLE);
        stop.set(true);
        spinner.join();
        System.out.println(spinner.getState() + " " + Thread.currentThread().getState());
    }
}
