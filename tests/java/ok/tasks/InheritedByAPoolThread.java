//@ native: yes
//@ outputs: "a" | "b"
// A worker inherits what its creator had when it was made: whoever hands in the first task makes it.
import java.util.concurrent.*;
public class InheritedByAPoolThread {
    static final InheritableThreadLocal<String> L = new InheritableThreadLocal<>();
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        L.set("a");
        Thread t = new Thread(() -> { L.set("b"); pool.execute(() -> {}); });
        t.start();
        Future<String> f = pool.submit(L::get);
        System.out.print(f.get());
        t.join();
        pool.shutdown();
    }
}
