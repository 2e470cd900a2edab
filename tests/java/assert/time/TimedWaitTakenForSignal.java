// A timed wait that returns is taken for "the other is ready".
public class TimedWaitTakenForSignal {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        t.start();
        synchronized (lock) {
            if (!ready) lock.wait(100);
            assert ready; //~ ASSERT
        }
        t.join();
    }
}
