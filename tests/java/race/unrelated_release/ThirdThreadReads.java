//@ flags: --race
// The second thread acquires what the first has released; the third hears of it from the second by an opaque write, and is not ordered
// after the first.
import java.util.concurrent.atomic.AtomicInteger;

public class ThirdThreadReads {
    static int x;
    static volatile int released;
    static final AtomicInteger TOLD = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            released = 1;
        }).start();
        new Thread(() -> {
            if (released == 1) {
                TOLD.setOpaque(1);
            }
        }).start();
        if (TOLD.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
