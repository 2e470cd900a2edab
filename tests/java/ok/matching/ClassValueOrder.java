//@ native: yes
//@ outputs: "1\n" | "2\n"
// Who set it last is to be seen through the ClassValue only.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValueOrder {
    static final ClassValue<AtomicInteger> last = new ClassValue<>() {
        @Override
        protected AtomicInteger computeValue(Class<?> type) {
            return new AtomicInteger();
        }
    };

    public static void main(String[] args) throws Exception {
        last.get(int.class);
        Thread t = new Thread(() -> last.get(int.class).set(1));
        Thread u = new Thread(() -> last.get(int.class).set(2));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(last.get(int.class).get());
    }
}
