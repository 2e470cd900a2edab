//@ flags: --race
//@ outputs: "1\n"
// park orders nothing, the volatile flag does.
import java.util.concurrent.locks.*;

public class ParkWithVolatile {
    static int x;
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            x = 1;
            ready = true;
            LockSupport.unpark(main);
        }).start();
        while (!ready) LockSupport.park();
        System.out.println(x);
    }
}
