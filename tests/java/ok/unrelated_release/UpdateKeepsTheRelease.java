//@ flags: --race
// An update in any mode passes on what was released before: whoever reads its value reads from the release sequence of the first thread.
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateKeepsTheRelease {
    static int x;
    static final AtomicInteger FLAG = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            FLAG.setRelease(1);
        }).start();
        new Thread(() -> FLAG.weakCompareAndSetPlain(1, 2)).start();
        if (FLAG.getAcquire() == 2) {
            System.out.println(x);
        }
    }
}
