//@ flags: --race
// Whoever acquires is ordered after the release whose value it reads: that is the second thread's, which knows nothing of the first.
import java.util.concurrent.atomic.AtomicInteger;

public class ReleaseReplaced {
    static int x;
    static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            FLAG.setRelease(1);
        }).start();
        new Thread(() -> {
            if (FLAG.getOpaque() == 1) {
                FLAG.setRelease(2);
            }
        }).start();
        if (FLAG.getAcquire() == 2) {
            System.out.println(x); //~ RACE
        }
    }
}
