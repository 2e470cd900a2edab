// Constructors: private, inner, enum, abstract, throwing, varargs.
import java.lang.reflect.*;
import java.util.*;

public class ConstructorsAndNewInstance {
    final String tag;

    private ConstructorsAndNewInstance(String a, int... b) {
        tag = a + Arrays.toString(b);
    }

    public ConstructorsAndNewInstance() throws java.io.IOException {
        throw new java.io.IOException("ctor");
    }

    class Inner {
        final int v;

        Inner(int v) {
            this.v = v;
        }

        public String toString() {
            return tag + "/" + v;
        }
    }

    abstract static class Abs {
        Abs() {
        }
    }

    interface Face { }

    enum E { A }

    static class Generic<T extends Comparable<T>> {
        <X extends Exception> Generic(T t, List<? super X> l) throws X, Error {
        }
    }

    static class InitFails {
        static final int X = Integer.parseInt("nope");
    }

    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Throwable e) {
            return e.getClass().getSimpleName() + (e.getCause() != null ? " caused by " + e.getCause() : "");
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<ConstructorsAndNewInstance> c = ConstructorsAndNewInstance.class.getDeclaredConstructor(String.class, int[].class);
        System.out.println(c + " " + c.isVarArgs() + " " + c.getParameterCount());
        ConstructorsAndNewInstance o = c.newInstance("t", new int[] {1, 2});
        System.out.println(o.tag);
        System.out.println(attempt(() -> c.newInstance("t", 1, 2)));
        System.out.println(attempt(() -> c.newInstance("t")));
        System.out.println(attempt(() -> ConstructorsAndNewInstance.class.getConstructor().newInstance()));
        Constructor<?> in = Inner.class.getDeclaredConstructors()[0];
        System.out.println(Arrays.toString(in.getParameterTypes()) + " " + in.newInstance(o, 5));
        System.out.println(attempt(() -> Abs.class.getDeclaredConstructor().newInstance()));
        System.out.println(attempt(() -> Face.class.getDeclaredConstructor()));
        Constructor<?> ec = E.class.getDeclaredConstructors()[0];
        ec.setAccessible(true);
        System.out.println(Arrays.toString(ec.getParameterTypes()) + " " + attempt(() -> ec.newInstance("B", 1)));
        System.out.println(attempt(() -> int.class.getDeclaredConstructor()) + " " + attempt(() -> int[].class.getDeclaredConstructor()) + " " + int[].class.getDeclaredConstructors().length);
        Constructor<?> g = Generic.class.getDeclaredConstructors()[0];
        System.out.println(g.toGenericString());
        System.out.println(g);
        System.out.println(attempt(() -> InitFails.class.getDeclaredConstructor().newInstance()));
        System.out.println(attempt(() -> InitFails.class.getDeclaredConstructor().newInstance()).startsWith("NoClassDefFoundError"));
        System.out.println(String.class.getConstructor(char[].class, int.class, int.class).newInstance(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println(ArrayList.class.getConstructor(Collection.class).newInstance(List.of(1, 2)));
        Constructor<?>[] all = ConstructorsAndNewInstance.class.getDeclaredConstructors();
        Arrays.sort(all, Comparator.comparing(Constructor::toString));
        for (Constructor<?> x : all) System.out.println(x + " " + Modifier.toString(x.getModifiers()) + " " + Arrays.toString(x.getExceptionTypes()) + " " + x.getName());
        System.out.println(Object.class.getSuperclass() + " " + Integer.class.getConstructors().length);
    }
}
