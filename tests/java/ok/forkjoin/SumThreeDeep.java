//@ outputs: "6"
// Who joins a task helps with others while it waits. The sum of 0 to 3, whoever computes what.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class SumThreeDeep {
    static class Sum extends RecursiveTask<Integer> {
        final int from;
        final int to;

        Sum(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        protected Integer compute() {
            if (to - from == 1) {
                return from;
            }
            int middle = (from + to) / 2;
            Sum left = new Sum(from, middle);
            left.fork();
            int right = new Sum(middle, to).compute();
            return left.join() + right;
        }
    }

    public static void main(String[] args) {
        ForkJoinPool pool = new ForkJoinPool(2);
        System.out.print(pool.invoke(new Sum(0, 4)));
        pool.shutdown();
    }
}
