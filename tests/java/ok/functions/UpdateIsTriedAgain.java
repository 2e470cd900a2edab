//@ outputs: "2,2" | "2,3"
// Each update succeeds at last. One of them may be tried twice, if the other came between, but not both.
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateIsTriedAgain {
    static final AtomicInteger calls = new AtomicInteger();
    static final AtomicInteger value = new AtomicInteger();

    static int next(int x) {
        calls.incrementAndGet();
        return x + 1;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> value.updateAndGet(UpdateIsTriedAgain::next));
        other.start();
        value.getAndUpdate(UpdateIsTriedAgain::next);
        other.join();
        System.out.print(value + "," + calls);
    }
}
