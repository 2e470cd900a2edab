//@ flags: +property.swallowed=violation
// submit keeps what the task throws for whoever asks the future, and nobody has it.
import java.util.concurrent.*;

public class SubmittedTaskThrows {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            throw new IllegalStateException("lost");
        });
        pool.shutdown();
    }
}
