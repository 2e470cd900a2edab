//@ needs: jdk>=21
//@ outputs: "true true\n" | "true false\n"
// Whoever is interrupted while it closes a pool cancels what runs, waits on, and keeps its status.
import java.util.concurrent.*;

public class ClosedWhileInterrupted {
    static volatile boolean cut;

    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(1);
        Thread main = Thread.currentThread();
        CountDownLatch go = new CountDownLatch(1);
        e.submit(() -> {
            try {
                go.await();
            } catch (InterruptedException x) {
                cut = true;
            }
        });
        Thread t = new Thread(() -> {
            main.interrupt();
            go.countDown();
        });
        t.start();
        e.close();
        boolean s = Thread.interrupted();
        t.join();
        s |= Thread.interrupted();
        System.out.println(s + " " + cut);
    }
}
