// CharBuffer and the other typed buffers as values; CharBuffer as CharSequence.
import java.nio.*;
import java.util.*;

public class CharBuffers {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        CharBuffer c = CharBuffer.allocate(10);
        c.put("hello").put('!').append("abc", 1, 3);
        c.flip();
        System.out.println(c + " " + c.length() + " " + c.charAt(1) + " " + c.subSequence(1, 3) + " " + c.get() + " " + c + " " + c.chars().sum());
        CharBuffer w = CharBuffer.wrap("wrapped string", 3, 9);
        System.out.println(w + " " + w.isReadOnly() + " " + attempt(() -> w.put('x')) + " " + w.slice() + " " + w.compareTo(CharBuffer.wrap("pped z")) + " " + w.equals(CharBuffer.wrap("pped s")));
        CharBuffer t = CharBuffer.allocate(20);
        System.out.println(w.read(t) + " " + t.flip() + " " + w.hasRemaining() + " " + w.read(t));
        IntBuffer i = IntBuffer.wrap(new int[] {5, 6, 7, 8});
        i.get();
        System.out.println(i + " " + i.get(3) + " " + i.slice().get(0) + " " + i.duplicate().put(1, 60).get(1) + " " + Arrays.toString(i.array()) + " " + i.compact() + " " + i.hashCode());
        LongBuffer l = LongBuffer.allocate(3).put(1).put(2);
        System.out.println(l + " " + l.flip() + " " + l.get() + " " + attempt(() -> l.duplicate().put(new long[5])) + " " + l.equals(LongBuffer.wrap(new long[] {2})));
        FloatBuffer f = FloatBuffer.wrap(new float[] {Float.NaN, -0f});
        System.out.println(f.equals(FloatBuffer.wrap(new float[] {Float.NaN, 0f})) + " " + f.compareTo(FloatBuffer.wrap(new float[] {Float.NaN, 0f})) + " " + f.mismatch(FloatBuffer.wrap(new float[] {Float.NaN, 1f})));
        DoubleBuffer d = DoubleBuffer.wrap(new double[] {1, 2, 3}, 1, 2);
        ShortBuffer s = ShortBuffer.wrap(new short[] {1, -1});
        System.out.println(d.arrayOffset() + " " + d.remaining() + " " + d.get() + " " + s.get(1) + " " + s.asReadOnlyBuffer().isReadOnly() + " " + attempt(() -> s.asReadOnlyBuffer().put((short) 1)) + " " + attempt(() -> d.get(new double[5])) + " " + s.order().equals(ByteOrder.nativeOrder()));
        MappedByteBuffer none = null;
        System.out.println(none + " " + CharBuffer.wrap(new char[] {'a', 'b', 'c'}).position(1) + " " + new StringBuilder().append(CharBuffer.wrap("sb")) + " " + String.join("-", CharBuffer.wrap("x"), "y"));
    }
}
