//@ native: yes
//@ outputs: "0" | "1"
// A loop made of handles ends when it sees the flag; it has counted as often as it did not.
import java.lang.invoke.*;
public class LoopHandleReadsEachTime {
    static volatile int turns;
    static boolean goOn(int n) { return turns == 0 && n < 1; }
    static int next(int n) { return n + 1; }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle loop = MethodHandles.whileLoop(MethodHandles.constant(int.class, 0),
            l.findStatic(LoopHandleReadsEachTime.class, "goOn", MethodType.methodType(boolean.class, int.class)),
            l.findStatic(LoopHandleReadsEachTime.class, "next", MethodType.methodType(int.class, int.class)));
        Thread t = new Thread(() -> turns = 1);
        t.start();
        System.out.print((int) loop.invokeExact());
        t.join();
    }
}
