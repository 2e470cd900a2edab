// The flag is tested outside of the monitor: the only notify can come before the wait.
// Confirmed on JDK 17 and 25: seen.
package jdk.signals;

public class LostSignalInJdk {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        }).start();
        if (!ready) {
            synchronized (monitor) {
                monitor.wait(); //~ DEADLOCK
            }
        }
    }
}
