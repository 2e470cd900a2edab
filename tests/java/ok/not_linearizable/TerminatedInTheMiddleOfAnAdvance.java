//@ outputs: "0 0\n" | "0 1\n" | "-2147483648 0\n"
// The last party has arrived, but the phase has not advanced: whoever terminates the phaser then ends it in the phase before.
import java.util.concurrent.*;

public class TerminatedInTheMiddleOfAnAdvance {
    public static void main(String[] a) throws Exception {
        Phaser p = new Phaser(1);
        Thread t = new Thread(p::forceTermination);
        t.start();
        int mine = p.arrive();
        t.join();
        System.out.println(mine + " " + (p.getPhase() - Integer.MIN_VALUE));
    }
}
