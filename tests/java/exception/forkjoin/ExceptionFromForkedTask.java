//@ expect: exception java.lang.IllegalArgumentException
// invoke() rethrows what the task threw: the same exception or a new one of its class, made at the call.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ExceptionFromForkedTask {
    static class Fail extends RecursiveAction {
        @Override
        protected void compute() {
            throw new IllegalArgumentException("forked"); //~ THROWS
        }
    }

    public static void main(String[] args) {
        new ForkJoinPool(1).invoke(new Fail()); //~ THROWS
    }
}
