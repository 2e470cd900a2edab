//@ flags: --livelock
// The toggler goes round, and main looks at x only when it is 0: both move, nobody chooses anything, and
// the choice that main would make if it saw 1, which could end everything, is never come to.
import gov.nasa.jpf.vm.Verify;

public class ChoiceBesideTheRound {
    static volatile int x;
    static volatile boolean go;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!go) x = 1 - x;
        }).start();
        while (true) {
            if (x == 1 && Verify.getBoolean()) {
                go = true;
                return;
            }
        }
    }
}
