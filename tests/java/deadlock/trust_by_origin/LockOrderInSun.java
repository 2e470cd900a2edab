// Two monitors taken in two orders, in a package that begins with sun.
// Confirmed on JDK 17 and 25: seen.
package sun.locks;

public class LockOrderInSun {
    static final Object a = new Object(), b = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) { //~ DEADLOCK
                    return;
                }
            }
        }).start();
        synchronized (b) {
            synchronized (a) { //~ DEADLOCK
                return;
            }
        }
    }
}
