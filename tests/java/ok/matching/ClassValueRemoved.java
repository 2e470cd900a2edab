//@ native: yes
//@ outputs: "1\n" | "2\n"
// The first value is 1. Main gets it, or, after the other thread has removed it, a second one.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValueRemoved {
    static final AtomicInteger calls = new AtomicInteger();
    static final ClassValue<Integer> numbers = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            return calls.incrementAndGet();
        }
    };

    public static void main(String[] args) throws Exception {
        numbers.get(Object.class);
        Thread t = new Thread(() -> numbers.remove(Object.class));
        t.start();
        int seen = numbers.get(Object.class);
        t.join();
        System.out.println(seen);
    }
}
