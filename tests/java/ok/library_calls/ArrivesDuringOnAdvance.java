//@ outputs: "0" | "1" | "illegal"
// While the hook runs, the phase has no party left to arrive: who arrives then is not allowed to.
import java.util.concurrent.*;
public class ArrivesDuringOnAdvance {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser(1) { protected boolean onAdvance(int phase, int n) { x = 1; return false; } };
        Thread a = new Thread(() -> { try { p.arrive(); } catch (IllegalStateException e) { } });
        a.start();
        String s;
        try { s = "" + p.arrive(); } catch (IllegalStateException e) { s = "illegal"; }
        a.join();
        System.out.print(s);
    }
}
