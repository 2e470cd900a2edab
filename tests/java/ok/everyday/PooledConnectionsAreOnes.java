//@ native: yes
//@ outputs: "1 made" | "2 made"
// A pool of two connections for three workers, given back by try-with-resources: nobody uses one that another has.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

public class PooledConnectionsAreOnes {
    static class Connection implements AutoCloseable {
        private final Pool pool;
        private boolean busy;

        Connection(Pool pool) {
            this.pool = pool;
        }

        void query() {
            assert !busy;
            busy = true;
            busy = false;
        }

        @Override
        public void close() {
            pool.giveBack(this);
        }
    }

    static class Pool {
        private final Semaphore permits = new Semaphore(2);
        private final Deque<Connection> idle = new ArrayDeque<>();
        private int made;

        Connection borrow() {
            permits.acquireUninterruptibly();
            synchronized (this) {
                if (!idle.isEmpty()) return idle.pop();
                made++;
                return new Connection(this);
            }
        }

        void giveBack(Connection c) {
            synchronized (this) {
                idle.push(c);
            }
            permits.release();
        }
    }

    public static void main(String[] args) throws Exception {
        Pool pool = new Pool();
        Thread[] workers = new Thread[3];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Thread(() -> {
                try (Connection c = pool.borrow()) {
                    c.query();
                }
            });
            workers[i].start();
        }
        for (Thread w : workers) w.join();
        System.out.print(pool.made + " made");
    }
}
