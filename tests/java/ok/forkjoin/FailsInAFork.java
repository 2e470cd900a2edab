//@ native: yes
//@ outputs: "java.lang.IllegalStateException: boom"
// The exception is thrown again in the thread that asks, as a copy whose cause is the first.
import java.util.concurrent.*;
public class FailsInAFork {
    public static void main(String[] args) {
        ForkJoinTask<?> t = ForkJoinTask.adapt((Runnable) () -> { throw new IllegalStateException("boom"); });
        ForkJoinPool pool = new ForkJoinPool(1);
        try {
            pool.invoke(t);
        } catch (IllegalStateException e) {
            System.out.print(e.getMessage());
        }
        pool.shutdown();
    }
}
