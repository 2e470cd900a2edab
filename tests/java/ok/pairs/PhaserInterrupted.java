//@ outputs: "advanced true\n" | "interrupted false\n"
// main interrupts before it arrives. Whoever finds the phase advanced does not look at the interrupt, so it is still set;
// whoever finds it before is thrown out, and the status is cleared.
import java.util.concurrent.Phaser;

public class PhaserInterrupted {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> {
            String end;
            try {
                phaser.awaitAdvanceInterruptibly(0);
                end = "advanced";
            } catch (InterruptedException e) {
                end = "interrupted";
            }
            System.out.println(end + " " + Thread.interrupted());
        });
        t.start();
        t.interrupt();
        phaser.arrive();
    }
}
