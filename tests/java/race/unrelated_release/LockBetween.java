//@ flags: --race
// The writer gives up a lock after it has written, the reader takes another one. Nothing orders the two accesses: what is seen
// is an opaque write.
import java.util.concurrent.atomic.AtomicInteger;

public class LockBetween {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();
    static final Object MINE = new Object();
    static int counter;

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            synchronized (MINE) {
                counter++;
            }
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
