//@ native: yes
//@ outputs: "1" | "2"
// A static field of a superclass by a handle that names the subclass, and by its name.
import java.lang.invoke.*;
public class HandleOfASuperclassField {
    static class Base { static int n; }
    static class Sub extends Base { }
    public static void main(String[] args) throws Throwable {
        MethodHandle get = MethodHandles.lookup().findStaticGetter(Sub.class, "n", int.class);
        MethodHandle set = MethodHandles.lookup().findStaticSetter(Sub.class, "n", int.class);
        Thread t = new Thread(() -> { try { set.invokeExact((int) get.invokeExact() + 1); } catch (Throwable e) { throw new AssertionError(e); } });
        t.start();
        Base.n++;
        t.join();
        System.out.print(Base.n);
    }
}
