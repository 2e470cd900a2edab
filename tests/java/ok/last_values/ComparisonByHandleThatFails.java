//@ outputs: "false,1" | "true,2"
// The same with a variable handle on a field.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ComparisonByHandleThatFails {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        VarHandle handle = MethodHandles.lookup().findStaticVarHandle(ComparisonByHandleThatFails.class, "x", int.class);
        boolean[] done = new boolean[1];
        Thread other = new Thread(() -> done[0] = handle.compareAndSet(1, 2));
        other.start();
        x = 1;
        other.join();
        System.out.print(done[0] + "," + x);
    }
}
