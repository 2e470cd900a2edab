//@ native: yes
//@ outputs: "1\n" | "2\n"
// Both threads read the target and store its successor: one of the updates may be lost.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

public class VolatileCallSiteLosesUpdate {
    static void step(VolatileCallSite site, MethodHandle[] successors) {
        try {
            site.setTarget(successors[(int) site.getTarget().invoke() + 1]);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle[] numbers = new MethodHandle[3];
        for (int i = 0; i < 3; i++) numbers[i] = MethodHandles.constant(int.class, i);
        VolatileCallSite site = new VolatileCallSite(numbers[0]);
        Thread other = new Thread(() -> step(site, numbers));
        other.start();
        step(site, numbers);
        other.join();
        System.out.println((int) site.getTarget().invoke());
    }
}
