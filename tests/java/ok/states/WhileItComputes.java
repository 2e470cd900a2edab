//@ native: yes
//@ outputs: "RUNNABLE" | "BLOCKED"
// The bin is locked while the function runs, so that the put of the other thread, which is started there, is to come
// or blocked.
import java.util.concurrent.*;

public class WhileItComputes {
    static Thread.State state;

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("k", 0);
        Thread t = new Thread(() -> map.put("k", 2));
        map.compute("k", (k, v) -> {
            t.start();
            state = t.getState();
            return 1;
        });
        t.join();
        System.out.print(state + "");
    }
}
