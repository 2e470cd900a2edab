//@ native: yes
//@ outputs: "1\n" | "2\n"
// A mutable call site is a word that holds a handle.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MutableCallSite;

public class CallSiteTargetInEitherOrder {
    public static void main(String[] args) throws Throwable {
        MutableCallSite site = new MutableCallSite(MethodHandles.constant(int.class, 1));
        MethodHandle two = MethodHandles.constant(int.class, 2);
        MethodHandle call = site.dynamicInvoker();
        Thread setter = new Thread(() -> site.setTarget(two));
        setter.start();
        System.out.println((int) call.invokeExact());
        setter.join();
    }
}
