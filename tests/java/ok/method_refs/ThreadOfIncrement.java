//@ native: yes
//@ outputs: "0 1\n" | "1 1\n"
// The whole body of a thread is one library method: it runs before or after main's read.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadOfIncrement {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        Thread t = new Thread(count::incrementAndGet);
        t.start();
        int seen = count.get();
        t.join();
        System.out.println(seen + " " + count.get());
    }
}
