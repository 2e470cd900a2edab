//@ native: yes
//@ needs: jdk<=21
//@ outputs: "0 misaligned 8"
// A long in an array of bytes is aligned at every eighth byte from the first one on.
import java.lang.invoke.*;
import java.nio.*;
public class AlignedViewOfBytes {
    static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static String set(byte[] b, int at) {
        try {
            LONG.setVolatile(b, at, 1L);
            return "" + at;
        } catch (IllegalStateException e) {
            return "misaligned";
        }
    }
    public static void main(String[] args) {
        byte[] b = new byte[16];
        System.out.print(set(b, 0) + " " + set(b, 4) + " " + set(b, 8));
    }
}
