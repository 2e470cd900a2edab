//@ expect: deadlock
// The same in a synchronized method that does nothing.
import java.util.concurrent.Semaphore;

public class SuspendedInEmptyMethod {
    static synchronized void nothing() {
    }

    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(SuspendedInEmptyMethod::nothing);
        holder.start();
        try {
            Thread.class.getMethod("suspend").invoke(holder);
        } catch (NoSuchMethodException removed) {
            new Semaphore(0).acquire();
        }
        nothing();
        Thread.class.getMethod("resume").invoke(holder);
        holder.join();
    }
}
