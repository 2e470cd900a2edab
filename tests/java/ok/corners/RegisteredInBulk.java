//@ native: yes
//@ outputs: "0 0" | "1 1"
// Two parties are registered while the only other one arrives: before that, the phase waits for them too; after that,
// they belong to the next one.
import java.util.concurrent.*;

public class RegisteredInBulk {
    static int phase;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> phase = phaser.bulkRegister(2));
        t.start();
        phaser.arrive();
        t.join();
        System.out.print(phaser.getPhase() + " " + phase);
    }
}
