//@ flags: +listener=race
// fork and join order like start and join.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkedAndJoined {
    static int x;

    static class Task extends RecursiveAction {
        @Override
        protected void compute() {
            x++;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(1);
        x = 1;
        pool.submit(new Task()).join();
        x++;
        pool.shutdown();
    }
}
