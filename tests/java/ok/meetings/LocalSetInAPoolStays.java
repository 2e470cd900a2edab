//@ outputs: "clean\n"
// A value that a task leaves in its thread is there for the next task of that thread only.
import java.util.concurrent.*;

public class LocalSetInAPoolStays {
    static ThreadLocal<String> l = ThreadLocal.withInitial(() -> "clean");

    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(2);
        e.submit(() -> l.set("left")).get();
        System.out.println(e.submit(l::get).get());
        e.shutdown();
    }
}
