// The forked half adds to a plain shared field: with two workers an addition gets lost.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinSharedSum {
    static int sum;

    static class Add extends RecursiveAction {
        @Override
        protected void compute() {
            sum++;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        Add a = new Add(), b = new Add();
        pool.execute(a);
        pool.execute(b);
        a.join();
        b.join();
        assert sum == 2; //~ ASSERT
    }
}
