//@ native: yes
//@ outputs: "done\n"
// Main spins until a thread sets the flag that comes after seventy others: it can run, so that this is no
// livelock.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class SetterBeyondSixtyFour {
    static final Object monitor = new Object();
    static volatile boolean flag;

    static void begin(Runnable body) {
        Thread t = new Thread(body);
        t.setDaemon(true);
        t.start();
    }

    static void row(int length) {
        synchronized (monitor) {
            if (length == 0) {
                flag = true;
                return;
            }
            begin(() -> row(length - 1));
            try {
                monitor.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        begin(() -> row(70));
        while (!flag) {
            Thread.onSpinWait();
        }
        System.out.println("done");
    }
}
