//@ outputs: "0" | "257" | "1" 
// A long written as a whole through a view, and as two bytes without one.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class ByteViewTears {
    static final VarHandle V = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

    public static void main(String[] args) throws Exception {
        byte[] b = new byte[8];
        Thread t = new Thread(() -> {
            b[0] = 1;
            b[1] = 1;
        });
        t.start();
        short seen = (short) V.get(b, 0);
        t.join();
        System.out.print(seen);
    }
}
