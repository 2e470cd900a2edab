//@ flags: --race
// The writer starts a third thread after its write: only that one is ordered by it.
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadStartedBetween {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            new Thread(() -> { }).start();
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
