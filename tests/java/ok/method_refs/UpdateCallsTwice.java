//@ native: yes
//@ outputs: "1\n" | "2\n"
// updateAndGet calls its function again when the compareAndSet fails, which it does when the other
// thread's set comes between read and write; calls counts how often: once, or twice.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class UpdateCallsTwice {
    static final AtomicInteger calls = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        AtomicInteger x = new AtomicInteger();
        Thread t = new Thread(() -> x.set(5));
        t.start();
        x.accumulateAndGet(1, UpdateCallsTwice::sum);
        t.join();
        System.out.println(calls.get());
    }

    static int sum(int a, int b) {
        calls.incrementAndGet();
        return a + b;
    }
}
