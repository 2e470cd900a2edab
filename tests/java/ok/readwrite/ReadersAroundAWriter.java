//@ outputs: "Rrww" | "Rwwr" | "rRww" | "rww" | "rwwR" | "wwRr" | "wwr" | "wwrR"
// Two readers, one of which only tries, and a writer.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersAroundAWriter {
    static ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static StringBuffer o = new StringBuffer();

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
            l.readLock().lock();
            o.append("r");
            l.readLock().unlock();
        });
        Thread t2 = thread(() -> {
            l.writeLock().lock();
            o.append("w");
            o.append("w");
            l.writeLock().unlock();
        });
        Thread t3 = thread(() -> {
            if (l.readLock().tryLock()) { o.append("R"); l.readLock().unlock(); }
        });
        t1.start();
        t2.start();
        t3.start();
        t1.join();
        t2.join();
        t3.join();
        System.out.print(o);
    }
}
