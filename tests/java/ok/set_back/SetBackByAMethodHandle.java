//@ outputs: "00" | "01" | "10" | "11"
// A setter that is a method handle, and a getter.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class SetBackByAMethodHandle {
    int x;

    public static void main(String[] args) throws Throwable {
        MethodHandle setter = MethodHandles.lookup().findSetter(SetBackByAMethodHandle.class, "x", int.class);
        MethodHandle getter = MethodHandles.lookup().findGetter(SetBackByAMethodHandle.class, "x", int.class);
        SetBackByAMethodHandle it = new SetBackByAMethodHandle();
        Thread writer = new Thread(() -> {
            try {
                setter.invokeExact(it, 1);
                setter.invokeExact(it, 0);
            } catch (Throwable e) {
                throw new Error(e);
            }
        });
        writer.start();
        int a = (int) getter.invokeExact(it);
        int b = (int) getter.invokeExact(it);
        System.out.print("" + a + b);
    }
}
