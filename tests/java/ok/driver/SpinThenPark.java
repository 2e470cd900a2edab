//@ outputs: "1\n"
//@ note: none
//@ flags: --livelock
// Spins a few rounds before it parks.
import java.util.concurrent.locks.LockSupport;

public class SpinThenPark {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            x = 1;
            LockSupport.unpark(main);
        }).start();
        int spins = 0;
        while (x == 0) {
            if (spins < 2) {
                spins++;
                Thread.onSpinWait();
            } else {
                LockSupport.park();
            }
        }
        System.out.println(x);
    }
}
