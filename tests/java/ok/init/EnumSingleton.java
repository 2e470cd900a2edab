//@ native: yes
//@ outputs: "1\n"
// An enum constant is made once, by its class initialiser.
import java.util.concurrent.atomic.AtomicInteger;

public class EnumSingleton {
    static final AtomicInteger made = new AtomicInteger();

    enum Single {
        ONE;

        Single() {
            made.incrementAndGet();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> Single.ONE.name());
        t.start();
        Single.ONE.name();
        t.join();
        System.out.println(made);
    }
}
