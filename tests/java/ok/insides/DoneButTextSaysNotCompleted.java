//@ native: yes
//@ outputs: "false false" | "false true" | "true false" | "true true"
// A future is done while it still takes its result; its text says so only after that.
import java.util.concurrent.*;

public class DoneButTextSaysNotCompleted {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread other = new Thread(task);
        other.start();
        boolean done = task.isDone();
        boolean text = task.toString().contains("Completed normally");
        other.join();
        System.out.print(done + " " + text);
    }
}
