//@ expect: deadlock
// The classic: a thread is suspended while it holds the lock that its resumer needs. JDKs without
// suspend show the same deadlock with a semaphore.

import java.util.concurrent.Semaphore;

public class NobodyResumes {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(() -> {
            synchronized (lock) {
                Thread.yield();
            }
        });
        holder.start();
        try {
            Thread.class.getMethod("suspend").invoke(holder);
        } catch (NoSuchMethodException removed) {
            new Semaphore(0).acquire();
        }
        synchronized (lock) {
            Thread.class.getMethod("resume").invoke(holder);
        }
    }
}
