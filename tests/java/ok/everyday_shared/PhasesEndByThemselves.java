//@ outputs: "3"
// onAdvance ends the phaser after the second phase; each phase adds what both did.
import java.util.concurrent.Phaser;

public class PhasesEndByThemselves {
    static int sum;

    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                sum += phase + 1;
                return phase == 1;
            }
        };
        Thread other = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            phaser.arriveAndAwaitAdvance();
        });
        other.start();
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
        System.out.print(phaser.isTerminated() ? "" + sum : "goes on");
    }
}
