//@ native: yes
//@ outputs: "0 false" | "1 false" | "1 true"
// The last party leaves: onAdvance is called first, and then the phaser has ended.
import java.util.concurrent.*;
public class TerminatedAfterItsAdvance {
    static int calls;
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1) { protected boolean onAdvance(int phase, int parties) { calls++; return parties == 0; } };
        Thread t = new Thread(() -> p.arriveAndDeregister());
        t.start();
        boolean end = p.isTerminated();
        int c = calls;
        t.join();
        System.out.print(c + " " + end);
    }
}
