//@ outputs: "truetrue"
// Whoever waits at a phaser that is terminated by force goes on; nobody registers any more.
import java.util.concurrent.Phaser;

public class PhaserTerminatedByForce {
    static Phaser ph = new Phaser(2);
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + (ph.arriveAndAwaitAdvance() < 0);
        });
        Thread t2 = new Thread(() -> {
            ph.forceTermination();
            b = "" + (ph.register() < 0);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b);
    }
}
