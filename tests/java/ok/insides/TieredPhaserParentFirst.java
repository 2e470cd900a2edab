//@ native: yes
//@ outputs: "0 0" | "0 1" | "1 0" | "1 1"
// The parent's party is there before the child's.
import java.util.concurrent.*;

public class TieredPhaserParentFirst {
    public static void main(String[] args) throws Exception {
        Phaser parent = new Phaser();
        Phaser child = new Phaser(parent);
        Thread other = new Thread(child::register);
        other.start();
        int outer = parent.getRegisteredParties();
        int inner = child.getRegisteredParties();
        other.join();
        System.out.print(outer + " " + inner);
    }
}
