//@ flags: --livelock
// Two that let each other go first for ever, with compare-and-set.
import java.util.concurrent.atomic.*;

public class BothStepBack {
    static final AtomicInteger a = new AtomicInteger(), b = new AtomicInteger();

    static void cross(AtomicInteger mine, AtomicInteger other) {
        while (true) {
            mine.set(1);
            if (other.get() == 0) break;
            mine.set(0);
            Thread.yield();
        }
        mine.set(0);
    }

    public static void main(String[] args) throws Exception {
        new Thread(() -> cross(a, b)).start();
        cross(b, a);
    }
}
