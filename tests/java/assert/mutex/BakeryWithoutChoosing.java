// The bakery without the `choosing` flags: 1 draws ticket 1 while 0 has read but not yet written its
// own; 1 sees no rival and enters, then 0 writes ticket 1 as well and goes first by its smaller index.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryWithoutChoosing {
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static int inside;

    static void customer(int me) {
        int other = 1 - me;
        number.set(me, number.get(other) + 1);
        while (otherFirst(me, other)) Thread.onSpinWait();
        inside++;
        assert inside == 1; //~ ASSERT
        inside--;
        number.set(me, 0);
    }

    static boolean otherFirst(int me, int other) {
        int theirs = number.get(other);
        int mine = number.get(me);
        return theirs != 0 && (theirs < mine || theirs == mine && other < me);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> customer(1));
        t.start();
        customer(0);
        t.join();
    }
}
