// The same by a method handle.
//@ outputs: "main" | "none"
import java.lang.invoke.*;
public class GroupByHandle {
    public static void main(String[] a) throws Throwable {
        Thread t = new Thread(() -> {});
        MethodHandle m = MethodHandles.lookup().findVirtual(Thread.class, "getThreadGroup", MethodType.methodType(ThreadGroup.class));
        t.start();
        ThreadGroup g = (ThreadGroup) m.invokeExact(t);
        System.out.print(g == null ? "none" : g.getName());
    }
}
