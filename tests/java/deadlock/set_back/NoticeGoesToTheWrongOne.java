// Two wait for different things at one monitor, and there is one notice: it may wake up the one it is not for.
public class NoticeGoesToTheWrongOne {
    static boolean forA;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread a = new Thread(() -> {
            synchronized (lock) {
                while (!forA) {
                    try {
                        lock.wait(); //~ DEADLOCK
                    } catch (InterruptedException e) {
                        throw new Error(e);
                    }
                }
            }
        });
        Thread b = new Thread(() -> {
            synchronized (lock) {
                try {
                    while (true) {
                        lock.wait(); //~ DEADLOCK
                    }
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
            }
        });
        b.setDaemon(true);
        a.start();
        b.start();
        synchronized (lock) {
            forA = true;
            lock.notify();
        }
    }
}
