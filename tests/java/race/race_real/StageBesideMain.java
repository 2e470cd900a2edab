//@ flags: +listener=race
import java.util.concurrent.*;
public class StageBesideMain {
    static int x;
    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> f = new CompletableFuture<>();
        f.thenRun(() -> x = 1); //~ RACE
        Thread t = new Thread(() -> f.complete(null));
        t.start();
        x = 2; //~ RACE
        t.join();
    }
}
