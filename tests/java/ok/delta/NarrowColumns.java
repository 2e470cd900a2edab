// Bytes, shorts, chars and booleans in fields, static fields, elements and registers: cut and extended as they should be.
import gov.nasa.jpf.vm.Verify;

public class NarrowColumns {
    byte b;
    short s;
    char c;
    boolean z;
    static byte sb;
    static boolean sz;

    public static void main(String[] args) {
        int x = new int[] {0, -1, 127, 128, 255, 32768, 65536, -129}[Verify.getInt(0, 7)];
        NarrowColumns it = new NarrowColumns();
        byte[] bytes = new byte[3];
        char[] chars = new char[3];
        short[] shorts = new short[3];
        boolean[] flags = new boolean[3];
        int at = Verify.getInt(0, 2);
        it.b += x;
        it.s -= x;
        it.c = (char) x;
        it.z = (x & 128) != 0;
        sb ^= x;
        sz |= it.z;
        bytes[at] = (byte) (x + at);
        chars[at]--;
        chars[at] += x;
        shorts[at] = (short) (x * 3);
        flags[at] = it.z ^ sz | at == 1;
        it.b >>>= 1;
        it.c <<= at;
        int sum = bytes[0] + 3 * bytes[1] + 5 * bytes[2] + chars[at] + shorts[at] - (flags[at] ? 1000 : 0);
        byte narrow = (byte) Verify.getInt(127, 129);
        narrow++;
        System.out.println(x + " " + at + " " + it.b + " " + it.s + " " + (int) it.c + " " + it.z + " " + sb + " " + sz + " "
                + sum + " " + narrow + " " + (it.b < narrow) + " " + (char) ('a' + (it.s & 7)));
    }
}
