//@ outputs: "0 0" | "0 1" | "1 1"
// While the hook runs the phase is still the old one.
import java.util.concurrent.*;
public class PhaseOldInOnAdvance {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1) { protected boolean onAdvance(int phase, int n) { x = 1; return false; } };
        Thread a = new Thread(() -> p.arrive());
        a.start();
        int n = p.getPhase();
        int seen = x;
        a.join();
        System.out.print(n + " " + seen);
    }
}
