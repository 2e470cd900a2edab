//@ flags: +listener=race
//@ outputs: "11"
// A barrier orders everything before it with everything after it, in all threads.
import java.util.concurrent.CyclicBarrier;

public class EverydayBarrier {
    static int a, b, x, y;

    static void meet(CyclicBarrier c) {
        try {
            c.await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier c = new CyclicBarrier(2);
        Thread t = new Thread(() -> {
            a = 1;
            meet(c);
            x = b;
        });
        t.start();
        b = 1;
        meet(c);
        y = a;
        t.join();
        System.out.print(x + "" + y);
    }
}
