//@ native: yes
//@ outputs: "1 1\n"
// A party that leaves lets the others go on; the phase and the party count say so.
import java.util.concurrent.Phaser;

public class ArriveAndDeregister {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2);
        Thread t = new Thread(phaser::arriveAndDeregister);
        t.start();
        int phase = phaser.arriveAndAwaitAdvance();
        t.join();
        System.out.println(phase + " " + phaser.getRegisteredParties());
    }
}
