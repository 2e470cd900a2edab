//@ outputs: "0 0 1\n"
// Both arrive in phase 0 and return in phase 1.
import java.util.concurrent.*;

public class BulkOfParties {
    static int x, y;

    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser();
        p.bulkRegister(2);
        Thread t = new Thread(() -> x = p.arriveAndAwaitAdvance() - 1);
        t.start();
        y = p.arriveAndAwaitAdvance() - 1;
        t.join();
        System.out.println(x + " " + y + " " + p.getPhase());
    }
}
