// VarHandle over arrays and byte views in both orders.
import java.lang.invoke.*;
import java.nio.*;
import java.util.*;

public class VarHandleArrays {
    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            System.out.println(what + " -> " + c.go());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName() + (e instanceof IndexOutOfBoundsException ? " " + e.getMessage() : ""));
        }
    }

    public static void main(String[] args) throws Throwable {
        VarHandle ia = MethodHandles.arrayElementVarHandle(int[].class);
        int[] a = {1, 2, 3};
        ia.set(a, 1, 20);
        System.out.println((int) ia.get(a, 1) + " " + (int) ia.getAndAdd(a, 2, 5) + " " + ia.compareAndSet(a, 0, 1, 100) + " " + Arrays.toString(a) + " " + ia.coordinateTypes());
        System.out.println((int) ia.getAndBitwiseXor(a, 0, 0xff) + " " + Arrays.toString(a));
        attempt("bounds", () -> ia.get(a, 3));
        attempt("negative", () -> ia.getVolatile(a, -1));
        attempt("null", () -> ia.get((int[]) null, 0));
        attempt("other array", () -> ia.get(new long[1], 0));
        VarHandle sa = MethodHandles.arrayElementVarHandle(String[].class);
        String[] s = {"x", null};
        System.out.println(sa.compareAndSet(s, 1, null, "y") + " " + sa.getAndSet(s, 0, "z") + " " + Arrays.toString(s));
        attempt("array store", () -> {
            VarHandle oa = MethodHandles.arrayElementVarHandle(Object[].class);
            Object[] strs = new String[1];
            oa.set(strs, 0, 5);
            return "";
        });
        byte[] ba = {-128, 127};
        VarHandle bv = MethodHandles.arrayElementVarHandle(byte[].class);
        System.out.println((byte) bv.getAndAdd(ba, 1, (byte) 1) + " " + ba[1] + " " + (byte) bv.compareAndExchange(ba, 0, (byte) -128, (byte) 3) + " " + ba[0]);
        boolean[] za = {true, false};
        VarHandle zv = MethodHandles.arrayElementVarHandle(boolean[].class);
        System.out.println((boolean) zv.getAndSet(za, 0, false) + " " + zv.compareAndSet(za, 1, false, true) + " " + (boolean) zv.getAndBitwiseOr(za, 0, true) + " " + Arrays.toString(za));
        double[] da = {0.0, Double.NaN};
        VarHandle dv = MethodHandles.arrayElementVarHandle(double[].class);
        System.out.println(dv.compareAndSet(da, 0, -0.0, 1.0) + " " + dv.compareAndSet(da, 1, Double.NaN, 2.0) + " " + (double) dv.getAndAdd(da, 1, 0.5) + " " + Arrays.toString(da));

        byte[] raw = new byte[24];
        for (int i = 0; i < raw.length; i++) raw[i] = (byte) (i * 17);
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            VarHandle i4 = MethodHandles.byteArrayViewVarHandle(int[].class, order);
            VarHandle l8 = MethodHandles.byteArrayViewVarHandle(long[].class, order);
            VarHandle s2 = MethodHandles.byteArrayViewVarHandle(short[].class, order);
            VarHandle c2 = MethodHandles.byteArrayViewVarHandle(char[].class, order);
            VarHandle f4 = MethodHandles.byteArrayViewVarHandle(float[].class, order);
            VarHandle d8 = MethodHandles.byteArrayViewVarHandle(double[].class, order);
            System.out.println(order + " " + Integer.toHexString((int) i4.get(raw, 0)) + " " + Integer.toHexString((int) i4.get(raw, 3)) + " " + Long.toHexString((long) l8.get(raw, 1)) + " " + (short) s2.get(raw, 5) + " " + (int) (char) c2.get(raw, 7) + " " + (float) f4.get(raw, 4) + " " + (double) d8.get(raw, 8));
            byte[] w = new byte[10];
            i4.set(w, 1, 0x01020304);
            s2.set(w, 7, (short) 0x0a0b);
            System.out.println(Arrays.toString(w));
            attempt("view bounds", () -> i4.get(raw, 21));
            attempt("view negative", () -> l8.get(raw, -1));
            attempt("bytes", () -> MethodHandles.byteArrayViewVarHandle(byte[].class, order));
            ByteBuffer buf = ByteBuffer.allocate(16);
            VarHandle bi = MethodHandles.byteBufferViewVarHandle(int[].class, order);
            bi.set(buf, 4, 0x11223344);
            System.out.println(Integer.toHexString(buf.getInt(4)) + " " + Integer.toHexString((int) bi.get(buf, 4)) + " " + bi.coordinateTypes());
            ByteBuffer direct = ByteBuffer.allocateDirect(16);
            bi.setVolatile(direct, 4, 10);
            System.out.println((int) bi.getAndAdd(direct, 4, 5) + " " + (int) bi.getVolatile(direct, 4) + " " + bi.compareAndSet(direct, 4, 15, 16) + " " + direct.order(order).getInt(4));
            attempt("read only", () -> {
                bi.set(buf.asReadOnlyBuffer(), 0, 1);
                return "";
            });
        }
    }
}
