// Monitors in one thread: reentrancy, static locks, exceptions, wait and notify without ownership.
public class Synchronization {
    static int n;
    int m;
    static synchronized int st(int k) { return k == 0 ? n : st(k - 1) + (Thread.holdsLock(Synchronization.class) ? 1 : 100); }
    synchronized int in(int k) { m++; return k == 0 ? m : in(k - 1); }
    synchronized void thr() { throw new IllegalStateException("held " + Thread.holdsLock(this)); }
    synchronized long wide(long a, double b) { return a + (long) b; }
    static int block(Object a, Object b) {
        synchronized (a) {
            synchronized (b) { synchronized (a) { return (Thread.holdsLock(a) ? 1 : 0) + (Thread.holdsLock(b) ? 2 : 0); } }
        }
    }
    static String early(Object l, int k) {
        for (int i = 0; ; i++) {
            synchronized (l) { if (i == k) return "ret" + Thread.holdsLock(l); if (i % 2 == 0) continue; if (i > 5) break; }
        }
        return "broke" + Thread.holdsLock(l);
    }
    public static void main(String[] args) throws Exception {
        Synchronization s = new Synchronization();
        System.out.println(st(5) + " " + s.in(4) + " " + s.m + " " + s.wide(5, 2.5));
        try { s.thr(); } catch (IllegalStateException e) { System.out.println(e.getMessage() + " " + Thread.holdsLock(s)); }
        System.out.println(block(s, "lock") + " " + block(int.class, int.class) + " " + early(s, 4) + early(s, 100));
        try {
            synchronized (nul()) { System.out.println("no"); }
        } catch (NullPointerException e) { System.out.println("NPE monitor"); }
        try { s.wait(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        try { s.notify(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        try { s.notifyAll(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        synchronized (s) {
            s.notify();
            s.notifyAll();
            s.wait(1);
            System.out.println("waited");
            try { s.wait(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        }
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted());
        try {
            synchronized (s) { s.wait(); }
        } catch (InterruptedException e) { System.out.println("interrupted " + Thread.currentThread().isInterrupted()); }
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try { Thread.sleep(1000); } catch (InterruptedException e) { System.out.println(e.getMessage()); }
        int[] box = {0};
        Thread t = new Thread(() -> { synchronized (box) { box[0] = 42; box.notifyAll(); } });
        synchronized (box) { t.start(); while (box[0] == 0) box.wait(); }
        t.join();
        System.out.println(box[0] + " " + t.isAlive() + " " + t.getState());
    }
    static Object nul() { return null; }
}
