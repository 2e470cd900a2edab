//@ flags: +listener=race
// What is written after the arrival is not ordered by it.
import java.util.concurrent.*;

public class ArrivedThenWritten {
    static int x;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread t = new Thread(() -> {
            phaser.arrive();
            x = 1; //~ RACE
        });
        t.start();
        phaser.arriveAndAwaitAdvance();
        int seen = x; //~ RACE
        t.join();
    }
}
