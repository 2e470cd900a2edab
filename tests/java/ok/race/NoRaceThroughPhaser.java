//@ flags: +listener=race
// Ordered by what the library promises: no race.
import java.util.concurrent.*;

public class NoRaceThroughPhaser {
    static int x;

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2);
        Thread t = new Thread(() -> {
            x = 1;
            p.arriveAndAwaitAdvance();
        });
        t.start();
        p.arriveAndAwaitAdvance();
        System.out.print(x);
    }
}
