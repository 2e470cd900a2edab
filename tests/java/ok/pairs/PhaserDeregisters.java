//@ outputs: "1 1\n"
// Who arrives and leaves lets the other advance alone from then on.
import java.util.concurrent.Phaser;

public class PhaserDeregisters {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::arriveAndDeregister).start();
        int phase = phaser.awaitAdvance(phaser.arrive());
        System.out.println(phase + " " + phaser.getRegisteredParties());
    }
}
