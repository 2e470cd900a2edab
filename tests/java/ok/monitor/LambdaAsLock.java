//@ outputs: "2"
// A lambda that captures nothing is one object for all who come to its place.
public class LambdaAsLock {
    static int n;

    static void inc() {
        Runnable lock = () -> {};
        synchronized (lock) {
            n++;
        }
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(LambdaAsLock::inc);
        t.start();
        inc();
        t.join();
        System.out.print(n);
    }
}
