//@ outputs: "2"
//@ needs: jdk>=21
//@ native: yes
// close waits for both tasks.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualTasksClose {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        try (ExecutorService tasks = Executors.newVirtualThreadPerTaskExecutor()) {
            tasks.execute(n::incrementAndGet);
            tasks.execute(n::incrementAndGet);
        }
        System.out.print(n.get());
    }
}
