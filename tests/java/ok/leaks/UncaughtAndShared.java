//@ native: yes
//@ outputs: "1 a" | "2 a"
// The handler publishes what it was given and counts in it, while the other thread does.
public class UncaughtAndShared {
    static class X extends RuntimeException { int n; }
    static volatile X seen;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { X x = new X(); throw x; });
        t.setUncaughtExceptionHandler((u, e) -> { seen = (X) e; seen.n++; });
        t.start();
        X x;
        while ((x = seen) == null) Thread.onSpinWait();
        x.n++;
        t.join();
        System.out.print(x.n + " a");
    }
}
