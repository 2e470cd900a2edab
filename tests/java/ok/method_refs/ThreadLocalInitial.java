//@ native: yes
//@ outputs: "1 2\n" | "2 1\n"
// Each thread's first get calls incrementAndGet; who is first gets 1.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadLocalInitial {
    static final AtomicInteger next = new AtomicInteger();
    static final ThreadLocal<Integer> number = ThreadLocal.withInitial(next::incrementAndGet);
    static int theirs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> theirs = number.get());
        t.start();
        int mine = number.get();
        t.join();
        System.out.println(mine + " " + theirs);
    }
}
