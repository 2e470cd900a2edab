//@ flags: +listener=race
// Whoever finds the element sees what was done before it was added.
import java.util.concurrent.*;

public class ThroughACopiedList {
    static int x;

    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> {
            x = 1;
            list.add(1);
        });
        t.start();
        if (!list.isEmpty()) {
            int seen = x;
        }
        t.join();
    }
}
