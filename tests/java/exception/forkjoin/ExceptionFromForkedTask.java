//@ expect: exception java.lang.IllegalArgumentException
// invoke() rethrows what the task threw.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ExceptionFromForkedTask {
    static class Fail extends RecursiveAction {
        @Override
        protected void compute() {
            throw new IllegalArgumentException("forked");
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(1).invoke(new Fail()); //~ THROWS
    }
}
