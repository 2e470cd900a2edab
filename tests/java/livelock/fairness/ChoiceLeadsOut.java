//@ flags: --livelock
// Both threads may step back for each other for ever. When one of them is alone, a choice may end the
// loop: that choice belongs to the same component of the state space, but the fair loop does not need it.
import gov.nasa.jpf.vm.Verify;

public class ChoiceLeadsOut {
    static volatile boolean done, wantsA, wantsB;

    static void a() {
        while (!done) {
            wantsA = true;
            if (!wantsB && Verify.getBoolean()) {
                done = true;
            }
            wantsA = false;
        }
    }

    static void b() {
        while (!done) {
            wantsB = true;
            if (!wantsA && Verify.getBoolean()) {
                done = true;
            }
            wantsB = false;
        }
    }

    public static void main(String[] args) {
        new Thread(ChoiceLeadsOut::a).start();
        b();
    }
}
