//@ outputs: "1false3" | "1true2"
// tryAcquire takes a permit that somebody waits for in a fair semaphore, unless he was handed it.
import java.util.concurrent.Semaphore;

public class TryAcquireBarges {
    static Semaphore s = new Semaphore(0, true);
    static String a = "", b = "";

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        Thread t1 = thread(() -> {
            s.acquire();
            a = "1";
            s.release();
        });
        Thread t2 = thread(() -> {
            s.release();
            b = "" + s.tryAcquire();
            s.release(2);
        });
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        System.out.print(a + b + s.availablePermits());
    }
}
