//@ native: yes
//@ outputs: "2\n"
// Two workers count atomically, main yields until both are through.
import java.util.concurrent.atomic.AtomicInteger;

public class YieldUntilDone {
    public static void main(String[] args) {
        AtomicInteger done = new AtomicInteger();
        new Thread(done::incrementAndGet).start();
        new Thread(done::incrementAndGet).start();
        while (done.get() < 2) Thread.yield();
        System.out.println(done);
    }
}
