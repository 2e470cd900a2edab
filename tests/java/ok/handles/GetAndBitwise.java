//@ native: yes
//@ outputs: "3"
import java.lang.invoke.*;
public class GetAndBitwise {
    static final VarHandle E = MethodHandles.arrayElementVarHandle(int[].class);
    public static void main(String[] args) throws Exception {
        int[] a = new int[1];
        Thread t = new Thread(() -> E.getAndBitwiseOr(a, 0, 1));
        t.start();
        E.getAndBitwiseOrRelease(a, 0, 2);
        t.join();
        System.out.print(a[0]);
    }
}
