//@ native: yes
//@ outputs: "FFF\n" | "FFT\n" | "FTT\n" | "TTT\n"
// A stage is done after its source. Main looks at the last one first, so that what it sees done has all its sources done.
import java.util.concurrent.CompletableFuture;

public class StagesAreDoneInOrder {
    static String letter(CompletableFuture<?> future) {
        return future.isDone() ? "T" : "F";
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> source = new CompletableFuture<>();
        CompletableFuture<Integer> middle = source.thenApply(v -> v + 1), last = middle.thenApply(v -> v + 1);
        Thread t = new Thread(() -> source.complete(1));
        t.start();
        String seen = letter(last);
        seen += letter(middle);
        seen += letter(source);
        t.join();
        System.out.println(seen);
    }
}
