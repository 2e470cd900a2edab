// Two parties are registered, one arrives.
import java.util.concurrent.Phaser;

public class RegisteredNeverArrives {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            // forgotten: phaser.arrive()
        }).start();
        phaser.arriveAndAwaitAdvance(); //~ DEADLOCK
    }
}
