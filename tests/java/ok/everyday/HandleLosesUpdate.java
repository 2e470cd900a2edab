//@ native: yes
//@ outputs: "2" | "1"
// A method called by its handle is a method like others.
import java.lang.invoke.*;
public class HandleLosesUpdate {
    static int n;
    static void bump() { n++; }
    public static void main(String[] args) throws Throwable {
        MethodHandle h = MethodHandles.lookup().findStatic(HandleLosesUpdate.class, "bump", MethodType.methodType(void.class));
        Thread t = new Thread(() -> { try { h.invokeExact(); } catch (Throwable e) { throw new Error(e); } });
        t.start();
        h.invoke();
        t.join();
        System.out.print(n);
    }
}
