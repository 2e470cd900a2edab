//@ outputs: "0 false" | "0 true" | "1 false" | "1 true"
// The same where the task's code ends by an exception.
import java.util.concurrent.FutureTask;

public class DoneAfterThrow {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        FutureTask<Void> task = new FutureTask<>(() -> {
            x = 1;
            throw new IllegalStateException();
        });
        Thread t = new Thread(task);
        t.start();
        int seen = x;
        boolean done = task.isDone();
        t.join();
        System.out.print(seen + " " + done);
    }
}
