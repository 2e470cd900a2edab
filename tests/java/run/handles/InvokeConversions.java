// invokeExact against invoke: exact types, asType boxing, widening, failures.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodType.methodType;

public class InvokeConversions {
    static String all(boolean z, byte b, char c, short s, int i, long j, float f, double d, Object o) {
        return z + "," + b + "," + c + "," + s + "," + i + "," + j + "," + f + "," + d + "," + o;
    }

    static int id(int x) {
        return x;
    }

    static long idl(long x) {
        return x;
    }

    static void nothing(String s) {
        System.out.print("[" + s + "]");
    }

    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            System.out.println(what + " -> " + c.go());
        } catch (Throwable e) {
            String m = e.getMessage();
            System.out.println(what + " -> " + e.getClass().getSimpleName() + (e instanceof WrongMethodTypeException && m != null && m.length() < 300 ? "" : ""));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle all = l.findStatic(InvokeConversions.class, "all", methodType(String.class, boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, Object.class));
        System.out.println((String) all.invokeExact(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, (Object) "o"));
        System.out.println(all.invoke(Boolean.FALSE, Byte.valueOf((byte) -1), Character.valueOf('z'), Short.valueOf((short) -2), (byte) 3, 'A', 7L, 8, 9));
        System.out.println(all.invokeWithArguments(true, (byte) 1, 'c', (byte) 2, 'c', 4, 5, 6, null));
        System.out.println(all.invokeWithArguments(List.of(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, List.of())));
        MethodHandle id = l.findStatic(InvokeConversions.class, "id", methodType(int.class, int.class));
        MethodHandle idl = l.findStatic(InvokeConversions.class, "idl", methodType(long.class, long.class));
        attempt("exact ok", () -> (int) id.invokeExact(5));
        attempt("exact wrong return", () -> (long) id.invokeExact(5));
        attempt("exact boxed return", () -> (Object) id.invokeExact(5));
        attempt("exact wrong arg", () -> (int) id.invokeExact((short) 5));
        attempt("exact dropped return", () -> {
            id.invokeExact(5);
            return "";
        });
        attempt("invoke drops return", () -> {
            id.invoke(5);
            return "fine";
        });
        attempt("invoke widens return", () -> (long) id.invoke(5) + (double) id.invoke(6));
        attempt("invoke Object", () -> (Object) id.invoke((Object) 5));
        attempt("invoke Object wrong", () -> (Object) id.invoke((Object) "s"));
        attempt("invoke Object wider", () -> (Object) id.invoke((Object) 5L));
        attempt("invoke Object narrower", () -> (Object) id.invoke((Object) (byte) 5) + " " + (Object) idl.invoke((Object) 'a'));
        attempt("invoke null unbox", () -> (Object) id.invoke((Object) null));
        attempt("invoke long to int", () -> id.invoke(5L));
        attempt("invoke Number", () -> id.invoke((Number) 5));
        attempt("arity", () -> id.invoke());
        attempt("arity 2", () -> id.invokeWithArguments(1, 2));
        attempt("asType ok", () -> id.asType(methodType(Object.class, Short.class)).invoke((short) 3));
        attempt("asType bad", () -> id.asType(methodType(String.class, int.class)));
        attempt("asType Number return", () -> (Number) id.asType(methodType(Number.class, Object.class)).invokeExact((Object) 8));
        attempt("asType to void and back", () -> id.asType(methodType(void.class, int.class)).asType(methodType(Object.class, int.class)).invoke(3));
        attempt("void to int", () -> (int) l.findStatic(InvokeConversions.class, "nothing", methodType(void.class, String.class)).asType(methodType(int.class, String.class)).invokeExact("v"));
        attempt("void to Object", () -> (Object) l.findStatic(InvokeConversions.class, "nothing", methodType(void.class, String.class)).invoke("w"));
        attempt("explicit cast narrow", () -> (byte) MethodHandles.explicitCastArguments(idl, methodType(byte.class, double.class)).invokeExact(300.7));
        attempt("explicit cast bool", () -> (int) MethodHandles.explicitCastArguments(id, methodType(int.class, boolean.class)).invokeExact(true));
        attempt("explicit cast to bool", () -> (boolean) MethodHandles.explicitCastArguments(id, methodType(boolean.class, int.class)).invokeExact(2) + " " + (boolean) MethodHandles.explicitCastArguments(id, methodType(boolean.class, int.class)).invokeExact(3));
        attempt("explicit cast null", () -> (int) MethodHandles.explicitCastArguments(id, methodType(int.class, Object.class)).invokeExact((Object) null));
        attempt("explicit cast object", () -> (int) MethodHandles.explicitCastArguments(id, methodType(int.class, Object.class)).invokeExact((Object) 'A'));
        try {
            long x = (long) id.invokeExact(1);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage().contains("(int)int") && e.getMessage().contains("(int)long"));
        }
        MethodHandle concat = l.findVirtual(String.class, "concat", methodType(String.class, String.class));
        Object o = concat.invoke((Object) "a", (Object) "b");
        CharSequence cs = (CharSequence) concat.invoke("c", "d");
        System.out.println(o + "" + cs + " " + (Comparable<?>) concat.invoke("e", "f"));
    }
}
