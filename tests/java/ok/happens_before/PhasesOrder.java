//@ flags: +listener=race
// Arriving comes before the advance.
import java.util.concurrent.*;

public class PhasesOrder {
    static int x, y;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread t = new Thread(() -> {
            x = 1;
            phaser.arriveAndAwaitAdvance();
            int seen = y;
        });
        t.start();
        y = 1;
        phaser.arriveAndAwaitAdvance();
        int seen = x;
        t.join();
    }
}
