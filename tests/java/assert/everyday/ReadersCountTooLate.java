// The reader lets the room go as if it was the last one whenever the count is one.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ReadersCountTooLate {
    static final Semaphore ROOM = new Semaphore(1);
    static final AtomicInteger readers = new AtomicInteger();
    static volatile int a, b;

    static void read() {
        // The second reader does not wait until the first one has the room.
        if (readers.incrementAndGet() == 1) ROOM.acquireUninterruptibly();
        int x = a, y = b;
        assert x == y; //~ ASSERT
        if (readers.decrementAndGet() == 0) ROOM.release();
    }

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            ROOM.acquireUninterruptibly();
            b = 1;
            a = 1;
            ROOM.release();
        });
        Thread reader = new Thread(ReadersCountTooLate::read);
        writer.start();
        reader.start();
        read();
        writer.join();
        reader.join();
    }
}
