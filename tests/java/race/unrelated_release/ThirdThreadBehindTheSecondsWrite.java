//@ flags: --race
// Both other threads write different fields; the reader acquires from one of them, and reads what the other has written.
import java.util.concurrent.atomic.AtomicInteger;

public class ThirdThreadBehindTheSecondsWrite {
    static int x;
    static int y;
    static final AtomicInteger LEFT = new AtomicInteger();
    static final AtomicInteger RIGHT = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            LEFT.setOpaque(1);
        }).start();
        new Thread(() -> {
            y = 1;
            RIGHT.setRelease(1);
        }).start();
        if (RIGHT.getAcquire() == 1 && LEFT.getOpaque() == 1) {
            System.out.println(y);
            System.out.println(x); //~ RACE
        }
    }
}
