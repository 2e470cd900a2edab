//@ native: yes
//@ outputs: "1\n" | "2\n"
// Both threads may compute a value; one of them is kept.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValueComputedTwice {
    static final AtomicInteger calls = new AtomicInteger();
    static final ClassValue<Integer> numbers = new ClassValue<>() {
        @Override
        protected Integer computeValue(Class<?> type) {
            return calls.incrementAndGet();
        }
    };
    static Integer theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = numbers.get(Object.class));
        t.start();
        Integer mine = numbers.get(Object.class);
        t.join();
        assert mine == theirs;
        System.out.println(calls.get());
    }
}
