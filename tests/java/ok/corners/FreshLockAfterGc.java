//@ outputs: "1" | "2"
// Each thread locks an object of its own, which is gone afterwards. That another one may take its place in memory does
// not make them one lock.
public class FreshLockAfterGc {
    static int n;
    static void add() { synchronized (new Object()) { n++; } System.gc(); }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(FreshLockAfterGc::add);
        Thread u = new Thread(FreshLockAfterGc::add);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.print(n);
    }
}
