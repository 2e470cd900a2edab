//@ outputs: "1" | "2" | "3" | "4"
// Four leaves count without a lock. One worker may have read 0 while the other did the other three: then 1 is left if it writes last, and
// more if the other has still something to do.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class LeavesLoseUpdates {
    static int n;

    static class Part extends RecursiveAction {
        final int leaves;

        Part(int leaves) {
            this.leaves = leaves;
        }

        @Override
        protected void compute() {
            if (leaves == 1) {
                n++;
                return;
            }
            Part left = new Part(leaves / 2);
            left.fork();
            new Part(leaves / 2).compute();
            left.join();
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.invoke(new Part(4));
        System.out.print(n);
        pool.shutdown();
    }
}
