//@ expect: ok
// A thread suspended while it waits for a monitor does not take it until it is resumed.

import java.lang.reflect.Method;

public class SuspendedThread {
    static final Object lock = new Object();
    static volatile boolean entered;

    static Method find(String name) {
        try {
            return Thread.class.getMethod(name);
        } catch (NoSuchMethodException removed) {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        Method suspend = find("suspend");
        Method resume = find("resume");
        if (suspend == null || resume == null) return;
        Thread other = new Thread(() -> {
            synchronized (lock) { entered = true; }
        });
        synchronized (lock) {
            other.start();
            suspend.invoke(other);
        }
        boolean before = entered;
        assert !before;
        resume.invoke(other);
        other.join();
        assert entered;
    }
}
