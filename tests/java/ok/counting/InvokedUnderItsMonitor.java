//@ native: yes
//@ outputs: "2"
// A synchronized method is one, by reflection and by a method handle too.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

public class InvokedUnderItsMonitor {
    int n;

    synchronized void more() {
        n++;
    }

    public static void main(String[] args) throws Exception {
        InvokedUnderItsMonitor o = new InvokedUnderItsMonitor();
        Method method = InvokedUnderItsMonitor.class.getDeclaredMethod("more");
        MethodHandle handle = MethodHandles.lookup().unreflect(method).bindTo(o);
        Thread a = new Thread(() -> {
            try {
                handle.invoke();
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        });
        a.start();
        method.invoke(o);
        a.join();
        System.out.print(o.n);
    }
}
