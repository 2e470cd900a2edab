// The last of two to leave signals main; with an unlocked counter both may believe they are not the last.
public class LastOneOut {
    static final Object lock = new Object();
    static volatile int working = 2;
    static boolean empty;

    static void work() {
        int left = working - 1;
        working = left;
        if (left == 0) {
            synchronized (lock) {
                empty = true;
                lock.notify();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(LastOneOut::work).start();
        new Thread(LastOneOut::work).start();
        synchronized (lock) {
            while (!empty) lock.wait(); //~ DEADLOCK
        }
    }
}
