import java.util.concurrent.*;
public class QueueFull {
    static final BlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { try { q.put(1); q.put(2); q.put(-1); } catch (InterruptedException e) { } }, "producer");
        t.start();
        int x = q.take();
        if (x == 1) System.out.println("first");
        t.join();
    }
}
