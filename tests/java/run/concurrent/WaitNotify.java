// Ping-pong, bounded buffer and a turnstile with wait and notify.
import java.util.*;

public class WaitNotify {
    static final Object LOCK = new Object();
    static int turn;

    static class Buffer {
        final int[] items = new int[3];
        int head, count;

        synchronized void put(int x) throws InterruptedException {
            while (count == items.length) wait();
            items[(head + count++) % items.length] = x;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) wait();
            int x = items[head];
            head = (head + 1) % items.length;
            count--;
            notifyAll();
            return x;
        }
    }

    static void play(String name, int me, int rounds, int players, StringBuilder out) {
        for (int i = 0; i < rounds; i++) {
            synchronized (LOCK) {
                while (turn % players != me) {
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                out.append(name).append(i).append(' ');
                turn++;
                LOCK.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        StringBuilder out = new StringBuilder();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            ts[i] = new Thread(() -> play("abc".substring(me, me + 1), me, 4, 3, out));
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(out);
        Buffer b = new Buffer();
        int[] sums = new int[2];
        Thread[] consumers = new Thread[2];
        for (int c = 0; c < 2; c++) {
            int id = c;
            consumers[c] = new Thread(() -> {
                try {
                    for (int x = b.take(); x >= 0; x = b.take()) sums[id] += x;
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            consumers[c].start();
        }
        for (int i = 1; i <= 100; i++) b.put(i);
        b.put(-1);
        b.put(-1);
        for (Thread t : consumers) t.join();
        System.out.println(sums[0] + sums[1]);
        for (Runnable r : new Runnable[] {LOCK::notify, LOCK::notifyAll, () -> {
            try {
                LOCK.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }}) {
            try {
                r.run();
            } catch (IllegalMonitorStateException e) {
                System.out.println(e.getMessage());
            }
        }
        synchronized (LOCK) {
            LOCK.wait(5);
            LOCK.wait(0, 1000);
            System.out.println("timed out and holds " + Thread.holdsLock(LOCK));
            try {
                LOCK.wait(-1);
            } catch (IllegalArgumentException e) {
                System.out.println("IAE");
            }
        }
        // Re-entrance: wait gives up every level of the lock.
        Object deep = new Object();
        boolean[] woken = {false};
        Thread waker = new Thread(() -> {
            synchronized (deep) {
                woken[0] = true;
                deep.notify();
            }
        });
        synchronized (deep) {
            synchronized (deep) {
                synchronized (deep) {
                    waker.start();
                    while (!woken[0]) deep.wait();
                    System.out.println("woken at depth three " + Thread.holdsLock(deep));
                }
            }
            System.out.println(Thread.holdsLock(deep));
        }
        System.out.println(Thread.holdsLock(deep));
    }
}
