//@ outputs: "3"
// invokeAll waits for both halves.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.atomic.AtomicInteger;

public class ActionsAddUp {
    static final AtomicInteger sum = new AtomicInteger();

    static class Part extends RecursiveAction {
        final int lo, hi;

        Part(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        protected void compute() {
            if (hi - lo == 1) {
                sum.addAndGet(hi);
            } else {
                int mid = (lo + hi) / 2;
                invokeAll(new Part(lo, mid), new Part(mid, hi));
            }
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new Part(0, 2));
        System.out.print(sum);
    }
}
