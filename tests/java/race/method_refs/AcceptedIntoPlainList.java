//@ flags: +listener=race
// Two threads complete two futures; both dependents add to one plain list.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class AcceptedIntoPlainList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        CompletableFuture<Integer> one = new CompletableFuture<>(), two = new CompletableFuture<>();
        one.thenAccept(list::add);
        two.thenAccept(list::add);
        new Thread(() -> one.complete(1)).start(); //~ RACE
        two.complete(2); //~ RACE
    }
}
