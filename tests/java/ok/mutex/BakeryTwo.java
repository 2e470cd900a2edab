//@ native: yes
//@ outputs: "2\n"
// Lamport's bakery for two customers.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryTwo {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2);
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static int inside, served;

    static void customer(int me) {
        int other = 1 - me;
        choosing.set(me, 1);
        number.set(me, number.get(other) + 1);
        choosing.set(me, 0);
        while (choosing.get(other) == 1) Thread.onSpinWait();
        while (otherFirst(me, other)) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        served++;
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
        System.out.println(served);
    }
}
