//@ native: yes
//@ outputs: "1" | "2"
// A handle that collects its arguments makes a new array each time, but leads to the same row.
import java.lang.invoke.*;
public class CollectedByAHandle {
    static void add(int[]... rows) { rows[0][0]++; }
    public static void main(String[] args) throws Throwable {
        MethodHandle h = MethodHandles.lookup().findStatic(CollectedByAHandle.class, "add",
            MethodType.methodType(void.class, int[][].class)).asCollector(int[][].class, 1);
        int[] row = {0};
        Thread t = new Thread(() -> { try { h.invoke(row); } catch (Throwable e) { throw new AssertionError(e); } });
        t.start();
        h.invoke(row);
        t.join();
        System.out.print(row[0]);
    }
}
