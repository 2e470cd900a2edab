import java.util.concurrent.*;
public class Swallowed {
    static final BlockingQueue<String> jobs = new LinkedBlockingQueue<>();
    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try { System.out.println(jobs.take()); } catch (InterruptedException e) { System.out.println("ignored"); }
        }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(Swallowed::work, "worker"); t.start();
        jobs.put("one");
        t.interrupt();
        t.join();
    }
}
