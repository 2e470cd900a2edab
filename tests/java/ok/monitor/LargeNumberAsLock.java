//@ outputs: "2" | "1"
// Each boxing of a large number makes an object of its own: nothing is locked.
public class LargeNumberAsLock {
    static int n;

    static void inc(Integer lock) {
        synchronized (lock) {
            n++;
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> inc(1000));
        t.start();
        inc(1000);
        t.join();
        System.out.print(n);
    }
}
