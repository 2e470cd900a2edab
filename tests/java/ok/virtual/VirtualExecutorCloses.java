//@ needs: jdk>=21
//@ native: yes
//@ outputs: "2\n"
// close() of a thread-per-task executor waits for its tasks.
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualExecutorCloses {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        try (var pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(count::incrementAndGet);
            pool.submit(count::incrementAndGet);
        }
        assert count.get() == 2;
        System.out.println(count);
    }
}
