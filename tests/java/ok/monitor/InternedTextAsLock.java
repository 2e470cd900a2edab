//@ outputs: "2"
// Equal texts are one object once they are interned.
public class InternedTextAsLock {
    static int n;

    static void inc(String lock) {
        synchronized (lock.intern()) {
            n++;
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> inc("a" + n / 2 + "k"));
        t.start();
        inc(new String("a0k"));
        t.join();
        System.out.print(n);
    }
}
