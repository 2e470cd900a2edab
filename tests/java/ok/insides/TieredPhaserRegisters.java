//@ native: yes
//@ outputs: "0 0" | "0 1" | "1 1"
// The child registers with its parent first and counts its own party then: the parent's is seen before the child's.
import java.util.concurrent.*;

public class TieredPhaserRegisters {
    public static void main(String[] args) throws Exception {
        Phaser parent = new Phaser();
        Phaser child = new Phaser(parent);
        Thread other = new Thread(child::register);
        other.start();
        int inner = child.getRegisteredParties();
        int outer = parent.getRegisteredParties();
        other.join();
        System.out.print(inner + " " + outer);
    }
}
