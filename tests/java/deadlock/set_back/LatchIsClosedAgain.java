// Opened and closed again before anybody has come: whoever waits then waits for ever.
public class LatchIsClosedAgain {
    static boolean open;

    static synchronized void set(boolean value) {
        open = value;
        LatchIsClosedAgain.class.notifyAll();
    }

    public static void main(String[] args) throws Exception {
        Thread opener = new Thread(() -> {
            set(true);
            set(false);
        });
        opener.start();
        if (open) {
            return;
        }
        synchronized (LatchIsClosedAgain.class) {
            while (!open) {
                LatchIsClosedAgain.class.wait(); //~ DEADLOCK
            }
        }
    }
}
