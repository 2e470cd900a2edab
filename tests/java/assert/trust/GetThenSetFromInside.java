//@ flags: +jdk.trust=none
// get() and set() of an atomic are two steps, however closely one looks.
import java.util.concurrent.atomic.AtomicInteger;

public class GetThenSetFromInside {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        Thread t = new Thread(() -> count.set(count.get() + 1));
        t.start();
        count.set(count.get() + 1);
        t.join();
        assert count.get() == 2; //~ ASSERT
    }
}
