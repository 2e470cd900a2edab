// The filter lock for three threads with one level only: a level holds back one thread, so two of the
// three can be inside together.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class FilterLockOneLevelShort {
    static final AtomicIntegerArray level = new AtomicIntegerArray(3);
    static volatile int victim;
    static int inside;

    static boolean heldBack(int me) {
        for (int k = 0; k < 3; k++) {
            if (k != me && level.get(k) >= 1 && victim == me) return true;
        }
        return false;
    }

    static void enter(int me) {
        level.set(me, 1);
        victim = me;
        while (heldBack(me)) Thread.onSpinWait();
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        level.set(me, 0);
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> enter(1));
        Thread b = new Thread(() -> enter(2));
        a.start();
        b.start();
        enter(0);
        a.join();
        b.join();
    }
}
