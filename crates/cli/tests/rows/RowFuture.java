import java.util.*;
import java.util.concurrent.*;
public class RowFuture {
    public static void main(String[] args) throws Exception {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<String> f = CompletableFuture.supplyAsync(() -> "x");
        CompletableFuture<Void> a = f.thenAccept(x -> order.add("first"));
        CompletableFuture<Void> b = f.thenAccept(x -> order.add("second"));
        CompletableFuture.allOf(a, b).get();
        if (!order.get(0).equals("first")) throw new IllegalStateException(order.toString());
    }
}
