//@ outputs: "2"
// Small numbers are boxed once.
public class SmallNumberAsLock {
    static int n;

    static void inc(Integer lock) {
        synchronized (lock) {
            n++;
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> inc(7));
        t.start();
        inc(Integer.valueOf("7"));
        t.join();
        System.out.print(n);
    }
}
