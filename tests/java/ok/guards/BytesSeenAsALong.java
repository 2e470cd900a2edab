//@ outputs: "0" | "65280"
// One thread reads eight bytes at once, the other one writes one of them, which lies in the second half.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

public class BytesSeenAsALong {
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    static final byte[] bytes = new byte[8];

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> bytes[6] = (byte) 0xFF);
        writer.start();
        long seen = (long) LONGS.get(bytes, 0);
        writer.join();
        System.out.print(seen);
    }
}
