//@ outputs: "0 1\n" | "1 0\n"
// Each thread has its own value, from one counter.
import java.util.concurrent.atomic.*;

public class InitialValueOfEachThread {
    static AtomicInteger n = new AtomicInteger();
    static ThreadLocal<Integer> l = ThreadLocal.withInitial(n::getAndIncrement);
    static int other;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> other = l.get());
        t.start();
        int mine = l.get();
        t.join();
        System.out.println(mine + " " + other);
    }
}
