// Field get and set for every type, static and instance, with conversions.
import java.lang.reflect.*;
import java.util.*;

public class FieldsAllTypes {
    boolean z = true;
    byte b = 1;
    char c = 'c';
    short s = 2;
    int i = 3;
    long j = 4L;
    float f = 5.5f;
    double d = 6.5;
    String str = "str";
    int[] arr = {1, 2};
    Integer boxed = 7;
    static int si = 8;
    static String ss = "ss";
    final int fin = new Random(1).nextInt(1) + 9;
    static final List<String> SFIN = new ArrayList<>();
    private long priv = 10;
    volatile transient int vt = 11;

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName() + ": " + e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        FieldsAllTypes o = new FieldsAllTypes();
        Field[] fs = FieldsAllTypes.class.getDeclaredFields();
        Arrays.sort(fs, Comparator.comparing(Field::getName));
        for (Field f : fs) {
            Object v = f.get(Modifier.isStatic(f.getModifiers()) ? null : o);
            System.out.println(f + " = " + (v instanceof int[] ? Arrays.toString((int[]) v) : v) + " " + (v == null ? "" : v.getClass().getSimpleName()));
        }
        for (String name : new String[] {"z", "b", "c", "s", "i", "j", "f", "d", "str"}) {
            Field f = FieldsAllTypes.class.getDeclaredField(name);
            System.out.println(name + " getInt " + attempt(() -> f.getInt(o)));
            System.out.println(name + " getLong " + attempt(() -> f.getLong(o)) + " getDouble " + attempt(() -> f.getDouble(o)) + " getFloat " + attempt(() -> f.getFloat(o)).length());
            System.out.println(name + " setByte " + attempt(() -> {
                f.setByte(o, (byte) 65);
                return f.get(o);
            }));
            System.out.println(name + " set Character " + attempt(() -> {
                f.set(o, 'B');
                return f.get(o);
            }));
            System.out.println(name + " set null " + attempt(() -> {
                f.set(o, null);
                return f.get(o);
            }));
        }
        Field si = FieldsAllTypes.class.getDeclaredField("si");
        si.setInt(null, 80);
        si.set("ignored receiver", (short) 81);
        System.out.println(FieldsAllTypes.si);
        Field fin = FieldsAllTypes.class.getDeclaredField("fin");
        System.out.println(attempt(() -> {
            fin.setInt(o, 90);
            return o.fin;
        }).startsWith("IllegalAccessException"));
        fin.setAccessible(true);
        fin.setInt(o, 91);
        System.out.println(fin.getInt(o) + " " + o.fin);
        Field sfin = FieldsAllTypes.class.getDeclaredField("SFIN");
        sfin.setAccessible(true);
        System.out.println(attempt(() -> {
            sfin.set(null, new ArrayList<>());
            return "set";
        }).startsWith("IllegalAccessException"));
        Field i = FieldsAllTypes.class.getDeclaredField("i");
        System.out.println(attempt(() -> i.get(null)).startsWith("NullPointerException"));
        System.out.println(attempt(() -> i.get("wrong")).startsWith("IllegalArgumentException"));
        System.out.println(attempt(() -> FieldsAllTypes.class.getDeclaredField("none")) + " " + attempt(() -> FieldsAllTypes.class.getField("priv")));
        System.out.println(i.equals(FieldsAllTypes.class.getDeclaredField("i")) + " " + (i == FieldsAllTypes.class.getDeclaredField("i")) + " " + i.hashCode());
    }
}
