//@ outputs: "11" | "12"
// Two tasks in a cached pool: the second has a new number unless the thread of the first does it too.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class SupplierOfALocalInAPool {
    static final AtomicInteger next = new AtomicInteger();
    static final ThreadLocal<Integer> number = ThreadLocal.withInitial(next::incrementAndGet);

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newCachedThreadPool();
        int a = pool.submit(number::get).get(), b = pool.submit(number::get).get();
        pool.shutdown();
        System.out.print(a + "" + b);
    }
}
