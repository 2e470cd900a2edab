//@ native: yes
//@ outputs: "1 1\n" | "1 2\n" | "2 2\n"
// A counter behind a ClassValue is part of the state: what main reads, twice, while the other thread
// sets it from 1 to 2.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValueRemembers {
    static final ClassValue<AtomicInteger> counters = new ClassValue<>() {
        @Override
        protected AtomicInteger computeValue(Class<?> type) {
            return new AtomicInteger(1);
        }
    };

    public static void main(String[] args) throws Exception {
        counters.get(Object.class);
        Thread t = new Thread(() -> counters.get(Object.class).set(2));
        t.start();
        int first = counters.get(Object.class).get();
        int second = counters.get(Object.class).get();
        t.join();
        System.out.println(first + " " + second);
    }
}
