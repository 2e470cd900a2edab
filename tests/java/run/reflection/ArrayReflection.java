// java.lang.reflect.Array on every component type.
import java.lang.reflect.Array;
import java.util.*;

public class ArrayReflection {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        Class<?>[] types = {boolean.class, byte.class, char.class, short.class, int.class, long.class, float.class, double.class, String.class, int[].class, Object.class};
        Object[] values = {true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6d, "s", new int[0]};
        for (Class<?> t : types) {
            Object a = Array.newInstance(t, 3);
            StringBuilder sb = new StringBuilder(a.getClass().getName() + " " + a.getClass().getSimpleName() + " len " + Array.getLength(a) + " first " + Array.get(a, 0) + ":");
            for (Object v : values) {
                try {
                    Array.set(a, 1, v);
                    sb.append(" ok");
                } catch (IllegalArgumentException e) {
                    sb.append(" no");
                }
            }
            sb.append(" null=").append(attempt(() -> {
                Array.set(a, 1, null);
                return "ok";
            }).split(":")[0]);
            System.out.println(sb);
        }
        int[] ia = {65, 66};
        char[] ca = {'x'};
        System.out.println(Array.getInt(ia, 0) + " " + Array.getLong(ia, 1) + " " + Array.getDouble(ia, 1) + " " + Array.getInt(ca, 0) + " " + Array.getChar(ca, 0) + " " + Array.getFloat(ca, 0));
        System.out.println(attempt(() -> Array.getByte(ia, 0)));
        System.out.println(attempt(() -> Array.getShort(ca, 0)));
        System.out.println(attempt(() -> Array.get(ia, 2)) + " " + attempt(() -> Array.get(ia, -1)));
        System.out.println(attempt(() -> Array.get("no array", 0)) + " " + attempt(() -> Array.getLength(null)).split(":")[0]);
        System.out.println(attempt(() -> Array.newInstance(int.class, -1)) + " " + attempt(() -> Array.newInstance(void.class, 1)).split(":")[0]);
        int[][][] m = (int[][][]) Array.newInstance(int.class, 2, 3, 1);
        System.out.println(Arrays.deepToString(m) + " " + m.getClass());
        Object partial = Array.newInstance(int[].class, 2, 2);
        System.out.println(partial.getClass() + " " + Arrays.deepToString((Object[]) partial));
        Array.setChar(ia, 0, 'Z');
        Array.setShort(ia, 1, (short) -5);
        System.out.println(Arrays.toString(ia) + " " + attempt(() -> {
            Array.setLong(ia, 0, 1L);
            return "";
        }));
        Object[] strs = (Object[]) Array.newInstance(String.class, 1);
        System.out.println(attempt(() -> strs[0] = 1) + " " + strs.getClass().getComponentType() + " " + int[][].class.getComponentType() + " " + int.class.arrayType() + " " + int[].class.componentType());
        System.out.println(int[].class.getSuperclass() + " " + Arrays.toString(int[].class.getInterfaces()) + " " + java.lang.reflect.Modifier.toString(int[].class.getModifiers()) + " " + java.lang.reflect.Modifier.toString(Map.Entry[].class.getModifiers()));
        System.out.println(int[].class.isArray() + " " + Object[].class.isAssignableFrom(String[].class) + " " + Object[].class.isAssignableFrom(int[].class) + " " + Object.class.isAssignableFrom(int[].class) + " " + Cloneable.class.isInstance(new int[0]) + " " + Object[].class.isInstance(new int[0][]));
    }
}
