// A thread that is stopped before it is started ends without running. JDKs from 20 on refuse to stop.
import java.lang.reflect.InvocationTargetException;

public class StillbornThread {
    static volatile boolean ran;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> ran = true);
        boolean stopped;
        try {
            Thread.class.getMethod("stop").invoke(t);
            stopped = true;
        } catch (NoSuchMethodException | InvocationTargetException refused) {
            stopped = false;
        }
        t.start();
        t.join();
        assert ran == !stopped;
        assert !t.isAlive();
    }
}
