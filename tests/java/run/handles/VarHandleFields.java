// VarHandle over fields and statics: all access modes for all types.
import java.lang.invoke.*;
import java.util.*;

public class VarHandleFields {
    boolean z;
    byte b;
    char c;
    short s;
    int i;
    volatile long j;
    float f;
    double d;
    String str;
    static int si;
    final int fin = 3;

    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            StringBuilder sb = new StringBuilder();
            for (char x : String.valueOf(c.go()).toCharArray()) sb.append(x < 127 ? "" + x : "<" + (int) x + ">");
            System.out.println("  " + what + " -> " + sb);
        } catch (Throwable e) {
            System.out.println("  " + what + " -> " + e.getClass().getSimpleName());
        }
    }

    static VarHandle vh(String n, Class<?> t) throws Exception {
        return MethodHandles.lookup().findVarHandle(VarHandleFields.class, n, t);
    }

    public static void main(String[] args) throws Throwable {
        VarHandleFields o = new VarHandleFields();
        Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class};
        Object[][] vals = {{true, false}, {(byte) 5, (byte) -7}, {'a', 'b'}, {(short) 100, (short) -3}, {1000, 23}, {1L << 40, 77L}, {1.5f, -2.25f}, {Math.PI, -0.0}, {"one", "two"}};
        String[] names = {"z", "b", "c", "s", "i", "j", "f", "d", "str"};
        for (int k = 0; k < names.length; k++) {
            VarHandle v = vh(names[k], types[k]);
            Object x = vals[k][0];
            Object y = vals[k][1];
            System.out.println(names[k] + " " + v.varType() + " " + v.coordinateTypes() + " " + v.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET));
            attempt("get", () -> v.get(o));
            attempt("set", () -> {
                v.set(o, x);
                return v.get(o);
            });
            attempt("volatile", () -> {
                v.setVolatile(o, y);
                return v.getVolatile(o);
            });
            attempt("opaque", () -> {
                v.setOpaque(o, x);
                return v.getOpaque(o);
            });
            attempt("release", () -> {
                v.setRelease(o, y);
                return v.getAcquire(o);
            });
            attempt("cas", () -> v.compareAndSet(o, x, y) + " " + v.compareAndSet(o, y, x) + " " + v.get(o));
            attempt("cae", () -> v.compareAndExchange(o, y, y) + " " + v.compareAndExchangeAcquire(o, x, y) + " " + v.compareAndExchangeRelease(o, y, x));
            attempt("weak", () -> {
                boolean ok = false;
                for (int n = 0; n < 100 && !ok; n++) ok = v.weakCompareAndSetPlain(o, x, y);
                return ok + " " + v.get(o);
            });
            attempt("getAndSet", () -> v.getAndSet(o, x) + " " + v.getAndSetAcquire(o, y) + " " + v.getAndSetRelease(o, x));
            attempt("getAndAdd", () -> v.getAndAdd(o, y) + " " + v.getAndAddAcquire(o, y) + " " + v.get(o));
            attempt("bitwise", () -> v.getAndBitwiseOr(o, y) + " " + v.getAndBitwiseAnd(o, x) + " " + v.getAndBitwiseXor(o, y) + " " + v.get(o));
        }
        VarHandle si = MethodHandles.lookup().findStaticVarHandle(VarHandleFields.class, "si", int.class);
        si.set(5);
        System.out.println((int) si.getAndAdd(3) + " " + si.compareAndSet(8, 9) + " " + VarHandleFields.si + " " + si.coordinateTypes());
        VarHandle i = vh("i", int.class);
        System.out.println("conversions");
        attempt("byte set", () -> {
            i.set(o, (byte) 7);
            return (long) i.get(o);
        });
        attempt("Integer set", () -> {
            i.set(o, Integer.valueOf(8));
            return (Object) i.get(o);
        });
        attempt("long set", () -> {
            i.set(o, 9L);
            return "";
        });
        attempt("String get", () -> (String) i.get(o));
        attempt("wrong receiver", () -> i.get("x"));
        attempt("null receiver", () -> i.get((VarHandleFields) null));
        attempt("missing argument", () -> i.get());
        attempt("exact mismatch", () -> {
            i.withInvokeExactBehavior().set(o, (byte) 7);
            return "";
        });
        attempt("exact match", () -> {
            i.withInvokeExactBehavior().set(o, 70);
            return (int) i.withInvokeExactBehavior().get(o) + " " + i.withInvokeExactBehavior().hasInvokeExactBehavior();
        });
        VarHandle fin = vh("fin", int.class);
        attempt("final get", () -> (int) fin.get(o));
        attempt("final set", () -> {
            fin.set(o, 4);
            return "";
        });
        attempt("supported", () -> fin.isAccessModeSupported(VarHandle.AccessMode.GET) + " " + fin.isAccessModeSupported(VarHandle.AccessMode.SET) + " " + vh("z", boolean.class).isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + " " + vh("str", String.class).isAccessModeSupported(VarHandle.AccessMode.GET_AND_BITWISE_OR));
        attempt("toMethodHandle", () -> i.toMethodHandle(VarHandle.AccessMode.GET_AND_SET).invoke(o, 5) + " " + i.toMethodHandle(VarHandle.AccessMode.GET).type());
        attempt("no field", () -> vh("nope", int.class));
        attempt("wrong type", () -> vh("i", long.class));
        attempt("static as instance", () -> vh("si", int.class));
        VarHandle.fullFence();
        VarHandle.acquireFence();
        VarHandle.releaseFence();
        VarHandle.loadLoadFence();
        VarHandle.storeStoreFence();
    }
}
