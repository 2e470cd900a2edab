//@ needs: jdk>=21
//@ native: yes
//@ outputs: "1" | "2"
// close() waits for all tasks; an update may be lost before.
import java.util.concurrent.*;
public class ThreadPerTaskCloses {
    static int n;
    public static void main(String[] args) {
        try (ExecutorService e = Executors.newVirtualThreadPerTaskExecutor()) {
            e.execute(() -> n++);
            e.execute(() -> n++);
        }
        System.out.print(n);
    }
}
