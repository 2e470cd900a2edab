// Heap and direct ByteBuffers: positions, views, slices, orders, bulk, failures.
import java.nio.*;
import java.util.*;

public class ByteBuffers {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    static String s(Buffer b) {
        return "p" + b.position() + " l" + b.limit() + " c" + b.capacity() + " r" + b.remaining();
    }

    static void script(ByteBuffer b) {
        System.out.println("-- direct " + b.isDirect() + " array " + b.hasArray() + " " + s(b) + " " + b.order());
        b.put((byte) 1).putShort((short) -2).putInt(0x01020304).putLong(5L).putChar('x').putFloat(1.5f).putDouble(-2.5);
        System.out.println(s(b));
        b.flip();
        System.out.println(b.get() + " " + b.getShort() + " " + Integer.toHexString(b.getInt()) + " " + b.getLong() + " " + b.getChar() + " " + b.getFloat() + " " + b.getDouble() + " " + s(b));
        b.rewind().order(ByteOrder.LITTLE_ENDIAN);
        System.out.println(b.getShort(1) + " " + Integer.toHexString(b.getInt(3)) + " " + b.order() + " " + s(b));
        b.position(3).mark().position(7);
        ByteBuffer sl = b.slice();
        sl.put(0, (byte) 99);
        System.out.println(b.get(7) + " " + s(sl) + " " + sl.order() + " " + s(b.reset()) + " " + s(b.duplicate()) + " " + b.duplicate().order());
        ByteBuffer ro = b.asReadOnlyBuffer();
        System.out.println(ro.isReadOnly() + " " + attempt(() -> ro.put((byte) 1)) + " " + attempt(ro::array) + " " + ro.hasArray());
        b.position(5).limit(9);
        b.compact();
        System.out.println(s(b) + " " + b.get(0) + " " + b.get(2));
        b.clear();
        System.out.println(attempt(() -> b.get(64)) + " " + attempt(() -> b.getInt(62)) + " " + attempt(() -> b.position(65)) + " " + attempt(() -> b.limit(-1)) + " " + attempt(() -> b.duplicate().limit(2).getInt()) + " " + attempt(() -> b.duplicate().limit(2).putInt(1)) + " " + attempt(() -> b.duplicate().rewind().reset()) + " " + attempt(() -> b.put(b)));
        byte[] arr = new byte[6];
        b.position(1);
        b.get(arr, 2, 3);
        System.out.println(Arrays.toString(arr) + " " + s(b));
        b.put(arr).put(40, arr, 1, 2);
        System.out.println(s(b) + " " + b.get(42) + " " + b.slice(2, 4).remaining() + " " + b.alignedSlice(1).capacity());
        IntBuffer ib = b.clear().order(ByteOrder.BIG_ENDIAN).asIntBuffer();
        ib.put(3, 77).put(new int[] {1, 2, 3});
        System.out.println(s(ib) + " " + b.getInt(12) + " " + b.getInt(4) + " " + ib.order() + " " + ib.isDirect());
        LongBuffer lb = b.asLongBuffer();
        ShortBuffer sb = b.asShortBuffer();
        CharBuffer cb = b.asCharBuffer();
        FloatBuffer fb = b.asFloatBuffer();
        DoubleBuffer db = b.asDoubleBuffer();
        lb.put(2, -1);
        sb.put(20, (short) 7);
        cb.put(24, 'q');
        fb.put(13, 0.5f);
        db.put(7, 3.25);
        System.out.println(lb.get(2) + " " + b.getShort(40) + " " + b.getChar(48) + " " + b.getFloat(52) + " " + b.getDouble(56) + " " + cb.length() + " " + attempt(() -> db.get(8)));
        System.out.println(b.equals(b.duplicate()) + " " + b.compareTo(b.duplicate()) + " " + b.mismatch(b.duplicate().put(5, (byte) 9)) + " " + b.hashCode());
    }

    public static void main(String[] args) {
        script(ByteBuffer.allocate(64));
        script(ByteBuffer.allocateDirect(64));
        script(ByteBuffer.wrap(new byte[80], 8, 64).slice());
        ByteBuffer w = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5}, 1, 3);
        System.out.println(s(w) + " " + w.arrayOffset() + " " + w.slice().arrayOffset() + " " + w.get() + " " + (w.array().length) + " " + w);
        System.out.println(attempt(() -> ByteBuffer.allocate(-1)) + " " + ByteBuffer.allocate(0).hasRemaining() + " " + ByteBuffer.wrap(new byte[] {1, 2}).compareTo(ByteBuffer.wrap(new byte[] {1, -2})));
    }
}
