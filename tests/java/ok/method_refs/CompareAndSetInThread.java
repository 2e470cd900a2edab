//@ native: yes
//@ outputs: "1\n" | "2\n"
// A lambda around two library calls against a thread that is one library call: 0 -> 1 -> 2, or the
// increment first, when the compareAndSet fails and 1 stays.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetInThread {
    public static void main(String[] args) throws Exception {
        AtomicInteger x = new AtomicInteger();
        Thread t = new Thread(x::incrementAndGet);
        t.start();
        x.compareAndSet(0, 1);
        t.join();
        System.out.println(x.get());
    }
}
