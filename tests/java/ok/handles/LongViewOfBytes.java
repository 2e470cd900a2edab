//@ native: yes
//@ outputs: "0" | "-1"
// One write of eight bytes, one read of all eight.
import java.lang.invoke.*;
import java.nio.*;
public class LongViewOfBytes {
    static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    public static void main(String[] args) throws Exception {
        byte[] b = new byte[16];
        Thread t = new Thread(() -> LONG.set(b, 0, -1L));
        t.start();
        long v = (long) LONG.get(b, 0);
        System.out.print(v == 0 ? "0" : v == -1 ? "-1" : "torn");
        t.join();
    }
}
