//@ flags: --race
//@ outputs: "0\n" | "1\n"
// An event bus: listeners in a CopyOnWriteArrayList, counted under a lock.
import java.util.*;
import java.util.concurrent.*;

public class CopyOnWriteListeners {
    static int count;

    static synchronized void on() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        List<Runnable> listeners = new CopyOnWriteArrayList<>();
        Thread t = new Thread(() -> listeners.add(CopyOnWriteListeners::on));
        t.start();
        for (Runnable r : listeners) r.run();
        t.join();
        System.out.println(count);
    }
}
