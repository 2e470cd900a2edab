//@ outputs: "1\n" | "2\n"
// A pool of at most two connections, made on demand: the second is made only if the first is out.
import java.util.*;
import java.util.concurrent.*;

public class ObjectPool {
    static final Semaphore PERMITS = new Semaphore(2);
    static final Deque<Object> FREE = new ArrayDeque<>();
    static int made;

    static Object take() throws InterruptedException {
        PERMITS.acquire();
        synchronized (FREE) {
            if (!FREE.isEmpty()) return FREE.pop();
            made++;
            return new Object();
        }
    }

    static void give(Object o) {
        synchronized (FREE) {
            FREE.push(o);
        }
        PERMITS.release();
    }

    static void use() {
        try {
            give(take());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(ObjectPool::use), b = new Thread(ObjectPool::use);
        a.start();
        b.start();
        use();
        a.join();
        b.join();
        assert made <= 2;
        System.out.println(made);
    }
}
