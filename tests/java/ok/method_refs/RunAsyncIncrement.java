//@ native: yes
//@ outputs: "0 1\n" | "1 1\n"
// The task of the common pool runs before or after main's read.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class RunAsyncIncrement {
    public static void main(String[] args) {
        AtomicInteger count = new AtomicInteger();
        CompletableFuture<Void> done = CompletableFuture.runAsync(count::incrementAndGet);
        int seen = count.get();
        done.join();
        System.out.println(seen + " " + count.get());
    }
}
