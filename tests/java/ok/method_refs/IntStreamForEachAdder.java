//@ native: yes
//@ outputs: "0\n" | "1\n" | "3\n"
// IntStream.of(1, 2).forEach(sum::addAndGet): main sees 0, 1 or 3.
// Confirmed on JDK 17 and 25, but for "1".
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class IntStreamForEachAdder {
    public static void main(String[] args) throws Exception {
        AtomicInteger sum = new AtomicInteger();
        Thread t = new Thread(() -> IntStream.of(1, 2).forEach(sum::addAndGet));
        t.start();
        int seen = sum.get();
        t.join();
        System.out.println(seen);
    }
}
