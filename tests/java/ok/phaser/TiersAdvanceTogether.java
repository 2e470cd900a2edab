//@ outputs: "11"
// Two children of one root advance only together.
import java.util.concurrent.Phaser;

public class TiersAdvanceTogether {
    static volatile int a, b;
    static int x, y;

    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser();
        Phaser left = new Phaser(root, 1), right = new Phaser(root, 1);
        Thread s = new Thread(() -> {
            a = 1;
            left.arriveAndAwaitAdvance();
            x = b;
        });
        Thread t = new Thread(() -> {
            b = 1;
            right.arriveAndAwaitAdvance();
            y = a;
        });
        s.start();
        t.start();
        s.join();
        t.join();
        System.out.print(x + "" + y);
    }
}
