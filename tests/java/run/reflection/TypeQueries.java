// Primitive classes, boxes, wrappers and conversions seen through Class.
import java.lang.reflect.*;
import java.util.*;

public class TypeQueries {
    static void what(Object o) {
        System.out.print(o.getClass().getSimpleName() + " ");
    }

    static void over(int x) { System.out.print("int "); }

    static void over(long x) { System.out.print("long "); }

    static void over(double x) { System.out.print("double "); }

    static void over(Integer x) { System.out.print("Integer "); }

    static void over(Object x) { System.out.print("Object "); }

    static void over(int... x) { System.out.print("int... "); }

    interface I<T> {
        T id(T t);
    }

    public static void main(String[] args) throws Exception {
        byte b = 1;
        short s = 1;
        char c = 'a';
        what(b + s);
        what(c + 1);
        what((char) (c + 1));
        what(1L + 1);
        what(1f + 1L);
        what(1.0 + 1f);
        what(true ? 1 : 2.0);
        what(true ? (Integer) 1 : (Double) 2.0);
        what(true ? (Object) 1 : 2.0);
        what(true ? 'a' : 0);
        what(c += 1);
        what(b++);
        System.out.println();
        over(b);
        over(c);
        over(1L);
        over(1f);
        over(Integer.valueOf(1));
        over((Object) 1);
        over("s");
        over();
        over(1, 2);
        System.out.println();
        Class<?>[] prims = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, void.class};
        for (Class<?> p : prims) System.out.println(p.getName() + " " + p.isPrimitive() + " " + Modifier.toString(p.getModifiers()) + " " + p.getSuperclass() + " " + p.getMethods().length + " " + p.descriptorString() + " " + (p == void.class ? "" : Array.newInstance(p, 0).getClass().getName()));
        I<String> raw = x -> x;
        try {
            Object r = ((I) raw).id(5);
            System.out.println("lambda passes " + r);
        } catch (ClassCastException e) {
            System.out.println("lambda casts");
        }
        I<String> anon = new I<>() {
            public String id(String x) {
                return x;
            }
        };
        try {
            System.out.println(((I) anon).id(5));
        } catch (ClassCastException e) {
            System.out.println("bridge casts");
        }
        System.out.println(new int[0].getClass() == int[].class ? "same array class" : "different");
        System.out.println((new ArrayList<String>().getClass() == (Class<?>) new ArrayList<Integer>().getClass()) + " " + List.class.isInterface() + " " + Class.class.getClass() + " " + Integer.valueOf(127).equals(127L));
        System.out.println((Integer.valueOf(127) == Integer.valueOf(127)) + " " + (Integer.valueOf(1000) == Integer.valueOf(1000)) + " " + (Long.valueOf(-128) == Long.valueOf(-128)) + " " + (Character.valueOf('\u007f') == Character.valueOf('\u007f')) + " " + (Boolean.valueOf(true) == Boolean.TRUE) + " " + (Byte.valueOf((byte) -1) == Byte.valueOf((byte) -1)) + " " + (Short.valueOf((short) 127) == Short.valueOf((short) 127)));
        Integer n = null;
        try {
            int x = n;
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
        Object o = 'x';
        System.out.println((char) o + " " + ((Object) (int) (char) o).getClass());
        try {
            System.out.println((int) o);
        } catch (ClassCastException e) {
            System.out.println("no unbox and widen from Object");
        }
        Method valueOf = Integer.class.getMethod("valueOf", int.class);
        System.out.println(valueOf.invoke(null, (byte) 5).getClass() + " " + (valueOf.invoke(null, 5) == Integer.valueOf(5)));
    }
}
