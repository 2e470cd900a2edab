//@ flags: --race
// Release and acquire from the first thread to the second and from the second to the third: what lies before is passed on.
import java.util.concurrent.atomic.AtomicInteger;

public class ThirdByAChain {
    static int x;
    static final AtomicInteger A = new AtomicInteger();
    static final AtomicInteger B = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            A.setRelease(1);
        }).start();
        new Thread(() -> {
            if (A.getAcquire() == 1) {
                B.setRelease(1);
            }
        }).start();
        if (B.getAcquire() == 1) {
            x = 2;
        }
        A.getOpaque();
    }
}
