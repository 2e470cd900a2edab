// A computation holds its bin while another thread makes the table larger and waits for that bin.
import java.util.concurrent.*;
public class ResizeWaitsForCompute {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<Integer, Integer> m = new ConcurrentHashMap<>(1);
        m.put(1, 1);
        CountDownLatch l = new CountDownLatch(1);
        Thread a = new Thread(() -> m.compute(1, (k, v) -> { try { l.await(); } catch (InterruptedException e) { } return 2; }));
        a.start();
        m.put(2, 1); m.put(4, 1); m.put(6, 1); //~ DEADLOCK
        l.countDown();
        a.join();
        System.out.print("end");
    }
}
