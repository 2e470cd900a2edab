// A look at another thread by reflection is a step before or after its end.
//@ outputs: "main" | "none"
import java.lang.reflect.*;
public class GroupByReflection {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {}, "t");
        Method m = Thread.class.getMethod("getThreadGroup");
        t.start();
        ThreadGroup g = (ThreadGroup) m.invoke(t);
        System.out.print(g == null ? "none" : g.getName());
    }
}
