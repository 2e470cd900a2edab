// A computation holds its bin, in which another thread wants to put a pair before it lets the computation go on.
import java.util.concurrent.*;
public class SameBinWhileComputing {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>();
        CountDownLatch l = new CountDownLatch(1);
        Thread a = new Thread(() -> m.computeIfAbsent(0, k -> { try { l.await(); } catch (InterruptedException e) { } return 1; }));
        a.start();
        m.put(16, 1); //~ DEADLOCK
        l.countDown();
        a.join();
        System.out.print("end");
    }
}
