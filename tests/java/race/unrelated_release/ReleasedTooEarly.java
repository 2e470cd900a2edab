//@ flags: --race
// The reader acquires what the writer has released, but the write comes after the release.
import java.util.concurrent.atomic.AtomicInteger;

public class ReleasedTooEarly {
    static int x;
    static volatile int early;
    static final AtomicInteger SEEN = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            early = 1;
            x = 1; //~ RACE
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1 && early == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
