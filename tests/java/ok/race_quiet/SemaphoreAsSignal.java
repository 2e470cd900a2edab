//@ flags: --race
//@ outputs: "1\n"
// release happens before acquire.
import java.util.concurrent.*;

public class SemaphoreAsSignal {
    static int x;

    public static void main(String[] args) throws Exception {
        Semaphore s = new Semaphore(0);
        new Thread(() -> {
            x = 1;
            s.release();
        }).start();
        s.acquire();
        System.out.println(x);
    }
}
