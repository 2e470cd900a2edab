//@ native: yes
//@ outputs: "[1, 2]\n" | "[1]\n" | "[2, 1]\n" | "[2]\n"
// Two futures are completed by two threads, and what depends on them adds to one ArrayList: an add
// reads size, stores the element, writes size + 1, so that one of the two can be lost.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

public class AcceptIntoPlainList {
    public static void main(String[] args) throws Exception {
        List<Integer> list = new ArrayList<>(4);
        CompletableFuture<Integer> one = new CompletableFuture<>(), two = new CompletableFuture<>();
        one.thenAccept(list::add);
        two.thenAccept(list::add);
        Thread t = new Thread(() -> one.complete(1));
        t.start();
        two.complete(2);
        t.join();
        System.out.println(list);
    }
}
