//@ outputs: "0 1" | "1 0"
import java.util.concurrent.atomic.*;

// A number is taken from a counter when the class is initialised.
public class InitialiserTakesANumber {
    static final AtomicInteger N = new AtomicInteger();

    static class C {
        static final int V = N.getAndIncrement();
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            int i = C.V;
        });
        t.start();
        int m = N.getAndIncrement();
        int v = C.V;
        t.join();
        System.out.print(m + " " + v);
    }
}
