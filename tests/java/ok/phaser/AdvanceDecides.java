//@ outputs: "0:1 1:1 end"
// onAdvance sees each phase once with the parties that are left, and its answer ends the phaser.
import java.util.concurrent.Phaser;

public class AdvanceDecides {
    static String log = "";

    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(2) {
            protected boolean onAdvance(int phase, int parties) {
                log += phase + ":" + parties + " ";
                return phase == 1;
            }
        };
        Thread t = new Thread(() -> {
            p.arriveAndDeregister();
        });
        t.start();
        p.arriveAndAwaitAdvance();
        p.arriveAndAwaitAdvance();
        t.join();
        System.out.print(log + (p.isTerminated() ? "end" : "on"));
    }
}
