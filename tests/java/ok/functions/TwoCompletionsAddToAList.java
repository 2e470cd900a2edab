//@ outputs: "1" | "2"
// Each future adds to the list in the thread that completes it; the list is not made for that.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class TwoCompletionsAddToAList {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        CompletableFuture<String> one = new CompletableFuture<>();
        CompletableFuture<String> two = new CompletableFuture<>();
        one.thenAccept(list::add);
        two.thenAccept(list::add);
        Thread other = new Thread(() -> one.complete("x"));
        other.start();
        two.complete("y");
        other.join();
        System.out.print(list.size());
    }
}
