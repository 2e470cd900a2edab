//@ expect: exception java.util.NoSuchElementException
// The permit is given back before the object is: the next one finds the pool empty.
import java.util.*;
import java.util.concurrent.*;

public class ObjectPoolReleasesFirst {
    static final Semaphore PERMITS = new Semaphore(1);
    static final Deque<Object> FREE = new ArrayDeque<>(List.of("it"));

    static void use() {
        PERMITS.acquireUninterruptibly();
        Object o;
        synchronized (FREE) {
            o = FREE.pop(); //~ THROWS
        }
        PERMITS.release();
        synchronized (FREE) {
            FREE.push(o);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(ObjectPoolReleasesFirst::use);
        a.start();
        use();
        a.join();
    }
}
