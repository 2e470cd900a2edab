//@ native: yes
//@ outputs: "11"
// The root advances when both of its children have; everybody is in the same phase then.
import java.util.concurrent.*;

public class PhasersInATree {
    public static void main(String[] args) throws Exception {
        Phaser root = new Phaser();
        Phaser left = new Phaser(root, 1), right = new Phaser(root, 1);
        Thread t = new Thread(left::arriveAndAwaitAdvance);
        t.start();
        right.arriveAndAwaitAdvance();
        t.join();
        System.out.print(root.getPhase() + "" + left.getPhase());
    }
}
