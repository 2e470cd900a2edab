//@ native: yes
//@ outputs: "1 true" | "1 false"
// awaitAdvance keeps waiting; the status is kept for later, if it came in time.
import java.util.concurrent.*;
public class PhaserUninterruptible {
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1);
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> { p.arrive(); main.interrupt(); });
        t.start();
        int phase = p.awaitAdvance(0);
        System.out.print(phase + " " + Thread.interrupted());
    }
}
