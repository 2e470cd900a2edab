// get() on a FutureTask that nobody runs.
import java.util.concurrent.FutureTask;

public class FutureNeverRun {
    public static void main(String[] args) throws Exception {
        new FutureTask<>(() -> 1).get(); //~ DEADLOCK
    }
}
