//@ native: yes
//@ outputs: "[1, 2]\n" | "[1, 3]\n" | "[2, 3]\n"
// The stream takes two numbers of a shared counter, the other thread takes one, before, between
// or after.
// Confirmed on JDK 17 and 25, but for "[1, 3]".
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class StreamMapsThroughCounter {
    public static void main(String[] args) throws Exception {
        AtomicInteger next = new AtomicInteger();
        Thread t = new Thread(next::incrementAndGet);
        t.start();
        String taken = Stream.of(0, 0).map(next::addAndGet).map(i -> next.incrementAndGet())
            .collect(Collectors.toList()).toString();
        t.join();
        System.out.println(taken);
    }
}
