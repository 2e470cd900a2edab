//@ known-wrong: the order of overloaded methods is HotSpot's own
// Modifiers of classes, fields, methods; declared against inherited members.
import java.lang.reflect.*;
import java.util.*;

public class ModifiersAndMembers {
    public interface Api {
        int CONST = 1;

        void abs();

        default void def() {
        }

        static void stat() {
        }

        private void priv() {
        }
    }

    public abstract static class Base implements Api {
        protected int prot;
        public static final String PUB = "p";
        private transient volatile int tv;

        protected abstract void a();

        public synchronized final native int nat();

        public strictfp double strict() {
            return 1;
        }

        void pack() {
        }

        private void own() {
        }

        public static void st() {
        }
    }

    public static class Leaf extends Base {
        public int pub;

        public void abs() {
        }

        protected void a() {
        }

        @Override
        public String toString() {
            return "leaf";
        }

        @Override
        public Leaf clone() {
            return null;
        }
    }

    static void list(String what, Member[] ms) {
        List<String> l = new ArrayList<>();
        for (Member m : ms) if (m.getDeclaringClass() != Object.class) l.add(Modifier.toString(m.getModifiers() & ~Modifier.STRICT) + " " + m.getDeclaringClass().getSimpleName() + "." + m.getName() + (m.isSynthetic() ? " synthetic" : ""));
        Collections.sort(l);
        System.out.println(what);
        for (String s : l) System.out.println("  " + s);
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {Api.class, Base.class, Leaf.class}) {
            System.out.println(c.getSimpleName() + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass() + " " + Arrays.toString(c.getInterfaces()));
            list("declared fields", c.getDeclaredFields());
            list("fields", c.getFields());
            list("declared methods", c.getDeclaredMethods());
            list("methods", c.getMethods());
        }
        System.out.println(Modifier.toString(0xFFF) + "|" + Modifier.toString(0));
        System.out.println(Modifier.toString(Modifier.classModifiers()) + "|" + Modifier.toString(Modifier.methodModifiers()) + "|" + Modifier.toString(Modifier.fieldModifiers()));
        System.out.println(Leaf.class.getMethod("def").isDefault() + " " + Leaf.class.getMethod("abs").isDefault() + " " + Leaf.class.getMethod("def").getDeclaringClass());
        for (Method m : Leaf.class.getDeclaredMethods()) if (m.getName().equals("clone")) System.out.println(m.getReturnType().getSimpleName().length() + " " + m.isBridge());
        try {
            Leaf.class.getMethod("stat");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            Leaf.class.getMethod("pack", int.class, String[].class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Leaf.class.getField("CONST").getInt(null) + " " + Leaf.class.getMethod("st").getDeclaringClass().getSimpleName());
        Class<?>[] cs = ModifiersAndMembers.class.getDeclaredClasses();
        Arrays.sort(cs, Comparator.comparing(Class::getName));
        System.out.println(Arrays.toString(cs));
    }
}
