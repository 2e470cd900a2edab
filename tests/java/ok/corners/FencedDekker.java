//@ native: yes
//@ outputs: "01" | "10" | "11"
// Under sequential consistency, fences or not, one of both sees the other.
import java.lang.invoke.VarHandle;

public class FencedDekker {
    static int x, y, a, b;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            VarHandle.fullFence();
            a = y;
        });
        t.start();
        y = 1;
        VarHandle.fullFence();
        b = x;
        t.join();
        System.out.print(a + "" + b);
    }
}
