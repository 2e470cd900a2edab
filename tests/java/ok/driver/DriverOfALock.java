//@ note: none
//@ flags: --livelock
// The usual driver: operations are chosen for ever, in two threads, on one lock.
import gov.nasa.jpf.vm.Verify;

public class DriverOfALock {
    static int held;

    static synchronized void take() {
        held++;
        assert held == 1;
        held--;
    }

    static void drive() {
        while (true) {
            switch (Verify.getInt(0, 2)) {
                case 0: take(); break;
                case 1: synchronized (DriverOfALock.class) { assert held == 0; } break;
                default: return;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(DriverOfALock::drive).start();
        drive();
    }
}
