// Its states are counted by an enumerator of its own in crates/cli/tests/counting.rs.
// Peterson's mutual exclusion, one round each.
import gov.nasa.jpf.vm.Verify;

public class Peterson {
    static volatile boolean flag0, flag1;
    static volatile int turn;
    static int x;

    static void first() {
        flag0 = true;
        turn = 1;
        while (flag1 && turn == 1) {}
        x++;
        flag0 = false;
    }

    static void second() {
        flag1 = true;
        turn = 0;
        while (flag0 && turn == 0) {}
        x++;
        flag1 = false;
    }

    public static void main(String[] args) {
        Thread a = new Thread(Peterson::first), b = new Thread(Peterson::second);
        Verify.beginAtomic();
        a.start();
        b.start();
        Verify.endAtomic();
    }
}
