//@ flags: --race
// A variable that is written plainly and read atomically: the writer's unrelated volatile write orders nothing.
import java.util.concurrent.atomic.AtomicInteger;

public class PlainAfterVolatileOfAnother {
    static final AtomicInteger DATA = new AtomicInteger();
    static final AtomicInteger SEEN = new AtomicInteger();
    static volatile int other;

    public static void main(String[] args) {
        new Thread(() -> {
            DATA.setPlain(1); //~ RACE
            other = 1;
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1) {
            System.out.println(DATA.get()); //~ RACE
        }
    }
}
