//@ outputs: "1"
//@ native: yes
// onAdvance ends the phaser. Who waits sees the terminated phase, a negative number; the last to arrive returns the number of the
// phase that it has made, which is not.
import java.util.concurrent.Phaser;

public class LastArriverOfATerminatedPhaser {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                return true;
            }
        };
        int[] theirs = new int[1];
        Thread t = new Thread(() -> theirs[0] = phaser.arriveAndAwaitAdvance());
        t.start();
        int mine = phaser.arriveAndAwaitAdvance();
        t.join();
        System.out.print((mine < 0 ? 1 : 0) + (theirs[0] < 0 ? 1 : 0));
    }
}
