// The customer wakes the barber without a lock around the state: it may come before he sleeps.
public class BarberAsleep {
    static boolean waiting;
    static final Object BELL = new Object();

    public static void main(String[] args) throws Exception {
        Thread barber = new Thread(() -> {
            boolean seen;
            synchronized (BELL) {
                seen = waiting;
            }
            if (!seen) {
                synchronized (BELL) {
                    try {
                        BELL.wait(); //~ DEADLOCK
                    } catch (InterruptedException e) {
                    }
                }
            }
        });
        barber.start();
        synchronized (BELL) {
            waiting = true;
            BELL.notify();
        }
        barber.join(); //~ DEADLOCK
    }
}
