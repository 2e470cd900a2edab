//@ native: yes
//@ outputs: "1"
// A task runs once, whoever comes first.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class RunTwiceByTwo {
    public static void main(String[] args) throws Exception {
        AtomicInteger runs = new AtomicInteger();
        FutureTask<Integer> f = new FutureTask<>(runs::incrementAndGet);
        Thread a = new Thread(f), b = new Thread(f);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(f.get());
    }
}
