//@ flags: --livelock
// One choice leads into a loop that nothing ends, the other past it.
import gov.nasa.jpf.vm.Verify;

public class ChoiceBeforeTheLoop {
    static volatile boolean done;

    public static void main(String[] args) {
        if (Verify.getBoolean()) return;
        while (!done) Thread.onSpinWait();
    }
}
