//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to wait for a phase, or does. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItAwaitsAPhase {
    public static void main(String[] args) throws Exception {
        Phaser phaser = new Phaser(1);
        Thread t = new Thread(() -> {
            try {
                phaser.awaitAdvance(0);
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        phaser.arrive();
        t.join();
        System.out.print(state);
    }
}
