//@ flags: +listener=race
//@ outputs: "10"
// Fork and join order what the parts do with what the whole does.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class EverydayForkJoin {
    static final int[] a = {1, 2, 3, 4};

    static class Half extends RecursiveAction {
        final int from;

        Half(int from) {
            this.from = from;
        }

        protected void compute() {
            a[from] += a[from + 1];
        }
    }

    public static void main(String[] args) {
        int sum = new ForkJoinPool(2).submit(() -> {
            Half l = new Half(0), r = new Half(2);
            l.fork();
            r.compute();
            l.join();
            return a[0] + a[2];
        }).join();
        System.out.print(sum);
    }
}
