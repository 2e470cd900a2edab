// Standard output serves as a lock.

public class ConsoleAsALock {
    static final Object LOCK = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (System.out) {
                synchronized (LOCK) { //~ DEADLOCK
                    System.out.print("x");
                }
            }
        });
        t.start();
        synchronized (LOCK) {
            synchronized (System.out) { //~ DEADLOCK
                System.out.print("y");
            }
        }
    }
}
