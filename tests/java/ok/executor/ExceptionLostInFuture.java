//@ native: yes
//@ outputs: "end\n"
// The task fails, but nobody asks its future: the failure stays there and the program ends well.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ExceptionLostInFuture {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            throw new IllegalStateException("nobody hears this");
        });
        pool.shutdown();
        System.out.println("end");
    }
}
