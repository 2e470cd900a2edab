// Whoever is stopped and does not catch it ends, without an error. JDKs from 20 on refuse to stop.
import java.lang.reflect.InvocationTargetException;

public class StoppedAndUncaught {
    static volatile boolean go;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!go) Thread.yield();
        });
        t.start();
        try {
            Thread.class.getMethod("stop").invoke(t);
        } catch (NoSuchMethodException | InvocationTargetException refused) {
            go = true;
        }
        t.join();
    }
}
