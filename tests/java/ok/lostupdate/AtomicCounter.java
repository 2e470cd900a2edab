//@ native: yes
//@ outputs: "3\n"
// incrementAndGet loses nothing.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCounter {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        Thread t = new Thread(count::incrementAndGet);
        Thread u = new Thread(count::incrementAndGet);
        t.start();
        u.start();
        count.incrementAndGet();
        t.join();
        u.join();
        assert count.get() == 3;
        System.out.println(count);
    }
}
