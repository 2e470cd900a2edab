//@ native: yes
//@ outputs: "true\n"
// The repaired version: main registers the worker before it starts it.
import java.util.concurrent.Phaser;

public class RegisteredBeforeStart {
    static volatile boolean worked;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        phaser.register();
        Thread t = new Thread(() -> {
            worked = true;
            phaser.arriveAndDeregister();
        });
        t.start();
        phaser.arriveAndAwaitAdvance();
        assert worked;
        t.join();
        System.out.println(worked);
    }
}
