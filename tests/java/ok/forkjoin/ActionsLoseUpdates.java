//@ outputs: "1" | "2"
// Both halves count without a lock.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ActionsLoseUpdates {
    static int sum;

    static class Part extends RecursiveAction {
        protected void compute() {
            sum++;
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(2).invoke(new RecursiveAction() {
            protected void compute() {
                invokeAll(new Part(), new Part());
            }
        });
        System.out.print(sum);
    }
}
