//@ note: none
// The same with a FutureTask of the program's own, run by a thread of its own and asked twice.
import java.util.concurrent.*;

public class FutureTaskIsAsked {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> task = new FutureTask<>(() -> Integer.valueOf("x"));
        new Thread(task).start();
        int failures = 0;
        for (int i = 0; i < 2; i++) {
            try {
                task.get();
            } catch (ExecutionException e) {
                failures++;
            }
        }
        if (failures != 2) throw new IllegalStateException();
    }
}
