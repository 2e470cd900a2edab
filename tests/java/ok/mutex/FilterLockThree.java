//@ native: yes
//@ outputs: "3\n"
// The filter lock: Peterson for three threads, two levels, each holding back one.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class FilterLockThree {
    static final AtomicIntegerArray level = new AtomicIntegerArray(3);
    static final AtomicIntegerArray victim = new AtomicIntegerArray(3);
    static int inside, entered;

    static boolean heldBack(int me, int l) {
        for (int k = 0; k < 3; k++) {
            if (k != me && level.get(k) >= l && victim.get(l) == me) return true;
        }
        return false;
    }

    static void enter(int me) {
        for (int l = 1; l < 3; l++) {
            level.set(me, l);
            victim.set(l, me);
            while (heldBack(me, l)) Thread.onSpinWait();
        }
        inside++;
        assert inside == 1;
        entered++;
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
        System.out.println(entered);
    }
}
