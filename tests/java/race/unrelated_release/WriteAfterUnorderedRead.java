//@ flags: --race
// A read that the writer does not know of is as good as a write that it does not know of; the reader has taken an unrelated lock since.
import java.util.concurrent.atomic.AtomicInteger;

public class WriteAfterUnorderedRead {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();
    static final Object MINE = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            int seen = x; //~ RACE
            synchronized (MINE) {
                SEEN.setOpaque(1 + seen);
            }
        }).start();
        if (SEEN.getOpaque() == 1) {
            x = 2; //~ RACE
        }
    }
}
