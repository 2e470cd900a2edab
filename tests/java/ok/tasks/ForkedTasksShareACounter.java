//@ native: yes
//@ outputs: "1" | "2"
// A task that was forked runs in another worker, or in the one that joins it.
import java.util.concurrent.*;

public class ForkedTasksShareACounter {
    static int count;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new RecursiveAction() {
            @Override
            protected void compute() {
                RecursiveAction other = new RecursiveAction() {
                    @Override
                    protected void compute() {
                        count++;
                    }
                };
                other.fork();
                count++;
                other.join();
            }
        });
        pool.shutdown();
        System.out.print(count);
    }
}
