// A thread that has ended has no handler of its own any more; it is asked by reflection, by a thread that has others beside it.
//@ outputs: "own" | "none"
import java.lang.reflect.Method;

public class HandlerByReflection {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        Thread.UncaughtExceptionHandler own = (thread, exception) -> {};
        t.setUncaughtExceptionHandler(own);
        Method asks = Thread.class.getMethod("getUncaughtExceptionHandler");
        t.start();
        System.out.print(asks.invoke(t) == own ? "own" : "none");
    }
}
