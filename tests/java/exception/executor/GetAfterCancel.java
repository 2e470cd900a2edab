//@ expect: exception java.util.concurrent.CancellationException
// get() on a cancelled future.
import java.util.concurrent.FutureTask;

public class GetAfterCancel {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread t = new Thread(task);
        t.start();
        task.cancel(true);
        task.get(); //~ THROWS
        t.join();
    }
}
