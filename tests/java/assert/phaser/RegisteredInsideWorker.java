// The worker registers itself when it runs: main may pass the phase before that.
import java.util.concurrent.Phaser;

public class RegisteredInsideWorker {
    static volatile boolean worked;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> {
            phaser.register();
            worked = true;
            phaser.arriveAndDeregister();
        });
        t.start();
        phaser.arriveAndAwaitAdvance();
        assert worked; //~ ASSERT
        t.join();
    }
}
