//@ outputs: "0 false" | "0 true" | "1 false" | "1 true"
// The task's code has run, but the future is not completed yet: 1 and not done.
import java.util.concurrent.FutureTask;

public class DoneAfterCallback {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        FutureTask<Void> task = new FutureTask<>(() -> {
            x = 1;
            return null;
        });
        Thread t = new Thread(task);
        t.start();
        int seen = x;
        boolean done = task.isDone();
        t.join();
        System.out.print(seen + " " + done);
    }
}
