//@ note: none
// A daemon that spins for ever does not keep the program from ending.

public class DaemonSpins {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!ready) Thread.onSpinWait();
        });
        t.setDaemon(true);
        t.start();
    }
}
