//@ flags: --race
// Two variables are written volatile after the write; the reader sees the second of them in opaque mode only.
import java.util.concurrent.atomic.AtomicInteger;

public class TwoVariablesReleased {
    static int x;
    static volatile int first;
    static final AtomicInteger SECOND = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            first = 1;
            SECOND.set(1);
        }).start();
        if (SECOND.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
