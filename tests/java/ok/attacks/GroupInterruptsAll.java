//@ outputs: "0" | "1" | "2"
// Both threads may be alive when their group is interrupted, so that both sleeps end, begun or not; or a sleep of any length is over
// before, because nobody says how long main takes.
import java.util.concurrent.atomic.AtomicInteger;

public class GroupInterruptsAll {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("g");
        AtomicInteger woken = new AtomicInteger();
        Runnable sleeper = () -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                woken.incrementAndGet();
            }
        };
        Thread a = new Thread(group, sleeper);
        Thread b = new Thread(group, sleeper);
        a.start();
        b.start();
        group.interrupt();
        a.join();
        b.join();
        System.out.print(woken.get());
    }
}
