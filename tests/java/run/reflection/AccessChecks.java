// Access checks of reflection: private members of nest mates, other classes, JDK internals.
import java.lang.reflect.*;
import java.util.*;

public class AccessChecks {
    static class Mate {
        private int secret = 42;

        private String whisper() {
            return "psst";
        }

        private Mate() {
        }
    }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<Mate> c = Mate.class.getDeclaredConstructor();
        Mate m = c.newInstance();
        Field f = Mate.class.getDeclaredField("secret");
        System.out.println(f.get(m) + " " + Mate.class.getDeclaredMethod("whisper").invoke(m) + " " + f.canAccess(m));
        f.setInt(m, 43);
        System.out.println(m.secret);
        Field value = String.class.getDeclaredField("hash");
        System.out.println(attempt(() -> value.get("x")) + " " + value.canAccess("x"));
        System.out.println(attempt(() -> {
            value.setAccessible(true);
            return "opened";
        }) + " " + value.trySetAccessible());
        Method add = ArrayList.class.getDeclaredMethod("grow");
        System.out.println(attempt(() -> add.invoke(new ArrayList<>())) + " " + attempt(() -> {
            add.setAccessible(true);
            return "opened";
        }));
        Class<?> un = List.of(1).getClass();
        System.out.println(Modifier.isPublic(un.getModifiers()) + " " + attempt(() -> un.getMethod("size").invoke(List.of(1))) + " " + attempt(() -> List.class.getMethod("size").invoke(List.of(1))));
        Map<String, Integer> map = new HashMap<>();
        map.put("k", 1);
        Map.Entry<String, Integer> e = map.entrySet().iterator().next();
        System.out.println(attempt(() -> e.getClass().getMethod("getKey").invoke(e)) + " " + attempt(() -> Map.Entry.class.getMethod("getKey").invoke(e)));
        Method clone = Object.class.getDeclaredMethod("clone");
        System.out.println(attempt(() -> clone.invoke(new int[0])) + " " + attempt(() -> {
            clone.setAccessible(true);
            return "";
        }));
        System.out.println(attempt(() -> Class.class.getDeclaredConstructors()[0].newInstance(null, null)).length() > 0);
        AccessibleObject.setAccessible(new AccessibleObject[] {f, c}, true);
        System.out.println(f.isAccessible() + " " + c.isAccessible() + " " + f.canAccess(m));
        System.out.println(attempt(() -> f.canAccess(null)) + " " + attempt(() -> f.canAccess("other")) + " " + c.canAccess(null));
        System.out.println(Arrays.stream(Field.class.getDeclaredFields()).count() == 0 ? "Field hides its fields" : "visible");
        System.out.println(attempt(() -> System.class.getDeclaredField("security")) + " " + attempt(() -> ClassLoader.class.getDeclaredField("parent")) + " " + attempt(() -> Class.class.getDeclaredField("classLoader")));
    }
}
