//@ expect: exception java.lang.IllegalStateException
// An arrival with no registered party.
import java.util.concurrent.Phaser;

public class ArrivedUnregistered {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(0);
        phaser.arrive(); //~ THROWS
    }
}
