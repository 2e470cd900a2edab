// Synchronized methods, blocks, statics, exceptions out of monitors.
import java.util.*;

public class SynchronizedForms {
    static int sCount;
    int count;

    static synchronized void sInc() {
        sCount++;
    }

    synchronized void inc() {
        count++;
    }

    void blockInc() {
        synchronized (this) {
            int c = count;
            Thread.yield();
            count = c + 1;
        }
    }

    synchronized int recursive(int n) {
        return n == 0 ? 0 : 1 + recursive(n - 1);
    }

    synchronized void fails() {
        throw new IllegalStateException("in monitor");
    }

    static void parallel(int n, Runnable r) throws InterruptedException {
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < n; i++) ts.add(new Thread(r));
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }

    public static void main(String[] args) throws Exception {
        SynchronizedForms s = new SynchronizedForms();
        parallel(4, () -> {
            for (int i = 0; i < 200; i++) {
                s.inc();
                sInc();
                s.blockInc();
            }
        });
        System.out.println(s.count + " " + sCount);
        System.out.println(s.recursive(50) + " " + Thread.holdsLock(s));
        try {
            s.fails();
        } catch (IllegalStateException e) {
            System.out.println("released " + !Thread.holdsLock(s));
        }
        try {
            synchronized (s) {
                s.fails();
            }
        } catch (IllegalStateException e) {
            System.out.println("released " + !Thread.holdsLock(s));
        }
        Object none = null;
        try {
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        int returned = early(s);
        System.out.println(returned + " " + Thread.holdsLock(s));
        synchronized (SynchronizedForms.class) {
            System.out.println(Thread.holdsLock(SynchronizedForms.class));
            sInc();
        }
        int[] arr = new int[1];
        String lit = "lock";
        parallel(3, () -> {
            for (int i = 0; i < 100; i++) {
                synchronized (arr) {
                    arr[0]++;
                }
            }
        });
        synchronized (lit) {
            synchronized (arr) {
                System.out.println(arr[0] + " " + Thread.holdsLock("lock") + Thread.holdsLock(arr));
            }
        }
        outer:
        for (int i = 0; i < 3; i++) {
            synchronized (s) {
                for (int j = 0; j < 3; j++) {
                    if (j == 1) continue outer;
                    if (i == 2) break outer;
                    System.out.print(i + "" + j + " ");
                }
            }
        }
        System.out.println(Thread.holdsLock(s));
    }

    static int early(Object o) {
        synchronized (o) {
            try {
                return 1;
            } finally {
                System.out.println("finally holds " + Thread.holdsLock(o));
            }
        }
    }
}
