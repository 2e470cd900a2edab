//@ outputs: "0\n" | "2\n"
// The first reader locks writers out, the last lets them in: a pair is never seen torn.
import java.util.concurrent.*;

public class ReadersPreference {
    static final Semaphore ROOM = new Semaphore(1), MUTEX = new Semaphore(1);
    static int readers, a, b;

    static int read() throws InterruptedException {
        MUTEX.acquire();
        if (++readers == 1) ROOM.acquire();
        MUTEX.release();
        int sum = a + b;
        MUTEX.acquire();
        if (--readers == 0) ROOM.release();
        MUTEX.release();
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            ROOM.acquireUninterruptibly();
            a = 1;
            b = 1;
            ROOM.release();
        });
        Thread reader = new Thread(() -> {
            try {
                read();
            } catch (InterruptedException e) {
            }
        });
        writer.start();
        reader.start();
        System.out.println(read());
        writer.join();
        reader.join();
    }
}
