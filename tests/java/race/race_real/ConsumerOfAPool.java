//@ flags: +listener=race
// Two tasks of one pool write a field of the program without an order between them.
import java.util.concurrent.*;
public class ConsumerOfAPool {
    static int x;
    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(2);
        e.execute(() -> x = 1); //~ RACE
        e.execute(() -> x = 2); //~ RACE
        e.shutdown();
    }
}
