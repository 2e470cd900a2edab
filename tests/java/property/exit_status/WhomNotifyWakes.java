// Which of two waiting threads a notification wakes is not data that anybody chose: the status depends on it.
public class WhomNotifyWakes {
    static final Object lock = new Object();
    static int waiting, first;

    static void await(int me) {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (first == 0) first = me;
            lock.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> await(1)), b = new Thread(() -> await(2));
        a.start();
        b.start();
        while (true) {
            synchronized (lock) {
                if (waiting == 2) break;
            }
        }
        synchronized (lock) {
            lock.notify();
        }
        a.join();
        b.join();
        System.exit(first);
    }
}
