//@ needs: jdk<=19
// As InEmptyMonitor with a synchronized method.
// Not seen on JDK 17: the window is a single instruction.
public class InEmptySynchronizedMethod {
    synchronized void nothing() {}

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        InEmptySynchronizedMethod shared = new InEmptySynchronizedMethod();
        Thread t = new Thread(() -> shared.nothing());
        t.start();
        t.suspend();
        shared.nothing(); //~ DEADLOCK
        t.resume();
    }
}
