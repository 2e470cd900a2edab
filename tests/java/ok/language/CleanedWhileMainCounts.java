//@ outputs: "1" | "2"
// The action of a cleaner runs in a thread of its own, beside a program that has started none.
public class CleanedWhileMainCounts {
    static volatile int n;
    static volatile boolean done;
    public static void main(String[] args) throws Exception {
        java.lang.ref.Cleaner cleaner = java.lang.ref.Cleaner.create();
        Object o = new Object();
        cleaner.register(o, () -> { n = n + 1; synchronized (cleaner) { done = true; cleaner.notify(); } });
        o = null;
        System.gc();
        n = n + 1;
        synchronized (cleaner) { while (!done) cleaner.wait(); }
        System.out.print(n);
    }
}
