//@ native: yes
//@ outputs: "old" | "new"
// A handle tests a field and calls one of two others.
import java.lang.invoke.*;
public class GuardedHandleTestsFirst {
    static boolean fresh;
    static String old() { return "old"; }
    static String young() { return "new"; }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType s = MethodType.methodType(String.class);
        MethodHandle h = MethodHandles.guardWithTest(l.findStaticGetter(GuardedHandleTestsFirst.class, "fresh", boolean.class),
            l.findStatic(GuardedHandleTestsFirst.class, "young", s), l.findStatic(GuardedHandleTestsFirst.class, "old", s));
        Thread t = new Thread(() -> fresh = true);
        t.start();
        System.out.print((String) h.invokeExact());
        t.join();
    }
}
