//@ outputs: "2"
// A map that needs no lock is used as one.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.*;

public class MonitorOfAConcurrentMap {
    static final ThreadLocal<Integer> local = new ThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> m = new ConcurrentHashMap<>();
        m.put("k", 0);
        Runnable add = () -> {
            synchronized (m) {
                synchronized (local) {
                    m.put("k", m.get("k") + 1);
                    m.notify();
                }
            }
        };
        Thread t = new Thread(add);
        t.start();
        add.run();
        synchronized (m) {
            while (m.get("k") < 2) m.wait();
        }
        System.out.print(m.get("k"));
        t.join();
    }
}
