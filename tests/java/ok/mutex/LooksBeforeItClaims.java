//@ outputs: "1" | "2"
// Each looks for the flag of the other before it sets its own.
public class LooksBeforeItClaims {
    static volatile boolean f, g;
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            while (g) Thread.yield();
            f = true;
            n++;
            f = false;
        });
        t.start();
        while (f) Thread.yield();
        g = true;
        n++;
        g = false;
        t.join();
        System.out.print(n);
    }
}
