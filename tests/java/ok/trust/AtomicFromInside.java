//@ flags: +jdk.trust=none
//@ native: yes
//@ outputs: "1 2\n" | "2 1\n"
// Atomic increments explored step by step: the two threads get different values.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicFromInside {
    static int theirs;

    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        Thread t = new Thread(() -> theirs = count.incrementAndGet());
        t.start();
        int mine = count.incrementAndGet();
        t.join();
        System.out.println(mine + " " + theirs);
    }
}
