// A method locks itself when it is asked for its annotations for the first time; here somebody else holds it and wants the other lock.
import java.lang.reflect.*;
public class LockedMethodAskedForAnnotations {
    @Deprecated public static void main(String[] args) throws Exception {
        Method m = LockedMethodAskedForAnnotations.class.getMethod("main", String[].class);
        Object lock = new Object();
        Thread other = new Thread(() -> { synchronized (lock) { m.getAnnotations(); } });
        other.start();
        synchronized (m) { synchronized (lock) { } } //~ DEADLOCK
        other.join();
        System.out.print("end");
    }
}
