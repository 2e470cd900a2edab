//@ native: yes
//@ needs: jdk<=21
//@ outputs: "2"
// Two threads add to a long that lies in an array of bytes, atomically.
import java.lang.invoke.*;
import java.nio.*;
public class CountedInBytes {
    static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    public static void main(String[] args) throws Exception {
        byte[] b = new byte[8];
        Thread t = new Thread(() -> { long old = (long) LONG.getAndAdd(b, 0, 1L); });
        t.start();
        long old = (long) LONG.getAndAdd(b, 0, 1L);
        t.join();
        System.out.print((long) LONG.getVolatile(b, 0));
    }
}
