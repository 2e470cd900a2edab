//@ outputs: "ok"
// wait gives the monitor up however often it was entered, and has it as often afterwards.
public class WaitGivesUpAllLevels {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        other.start();
        synchronized (lock) {
            synchronized (lock) {
                while (!ready) {
                    lock.wait();
                }
            }
            System.out.print(Thread.holdsLock(lock) ? "ok" : "lost");
        }
    }
}
