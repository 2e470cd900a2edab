//@ maven: io.vavr:vavr:0.10.5
// Two futures, combined; a lazy value that two threads force.
import io.vavr.Lazy;
import io.vavr.collection.List;
import io.vavr.concurrent.Future;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

class Client {
    public static void main(String[] args) {
        AtomicInteger made = new AtomicInteger();
        Lazy<Integer> lazy = Lazy.of(made::incrementAndGet);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> one = Future.of(pool, lazy::get);
        Future<Integer> two = Future.of(pool, lazy::get);
        int sum = one.get() + two.get();
        pool.shutdown();
        System.out.println(List.of(sum, made.get()));
        assert made.get() == 1;
    }
}
