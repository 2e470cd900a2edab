//@ outputs: "1\n" | "2\n"
// The target of a shared call site leads to an object. It is shared from then on: the two increments can overlap.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.MutableCallSite;

public class CallSiteTarget {
    static class Box {
        int n;
    }

    static final MutableCallSite site = new MutableCallSite(MethodType.methodType(Object.class));

    public static void main(String[] args) throws Throwable {
        Box box = new Box();
        site.setTarget(MethodHandles.constant(Object.class, box));
        Thread t = new Thread(() -> {
            try {
                Box found = (Box) (Object) site.getTarget().invokeExact();
                found.n++;
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
        });
        t.start();
        box.n++;
        t.join();
        System.out.println(box.n);
    }
}
