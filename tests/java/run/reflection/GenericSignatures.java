// Generic types of fields, methods and classes, printed by toString.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class GenericSignatures {
    static class Box<T extends Number & Comparable<T>, U> extends ArrayList<Map<T, ? super U>> implements Supplier<T[]>, Function<U, List<? extends T>> {
        T plain;
        T[] arr;
        List<T>[][] gen;
        Map<String, ? extends List<? super Integer[]>> map;
        Map.Entry<U, ?> entry;
        Box<Integer, String>.In<Long> inner;
        int prim;
        List raw;

        class In<V> {
            T outer;
            V own;
        }

        public T[] get() {
            return null;
        }

        public List<? extends T> apply(U u) {
            return null;
        }

        <A extends Exception, B extends A> B meth(A a, List<? super B>[] l, int... v) throws A, B, java.io.IOException {
            return null;
        }

        static <K extends Comparable<? super K>> void stat(Collection<K> c) {
        }
    }

    static String kind(Type t) {
        if (t instanceof Class) return "Class";
        if (t instanceof ParameterizedType) {
            ParameterizedType p = (ParameterizedType) t;
            return "Parameterized owner=" + p.getOwnerType() + " raw=" + p.getRawType() + " args=" + Arrays.toString(p.getActualTypeArguments());
        }
        if (t instanceof GenericArrayType) return "Array of " + kind(((GenericArrayType) t).getGenericComponentType());
        if (t instanceof TypeVariable) return "Var of " + ((TypeVariable<?>) t).getGenericDeclaration() + " bounds " + Arrays.toString(((TypeVariable<?>) t).getBounds());
        if (t instanceof WildcardType) return "Wildcard " + Arrays.toString(((WildcardType) t).getLowerBounds()) + Arrays.toString(((WildcardType) t).getUpperBounds());
        return "?";
    }

    public static void main(String[] args) throws Exception {
        Class<?> c = Box.class;
        System.out.println(c.toGenericString());
        System.out.println(Arrays.toString(c.getTypeParameters()));
        for (TypeVariable<?> v : c.getTypeParameters()) System.out.println(v + " " + kind(v));
        System.out.println(c.getGenericSuperclass() + " " + kind(c.getGenericSuperclass()));
        for (Type t : c.getGenericInterfaces()) System.out.println(t.getTypeName() + " " + kind(t));
        for (String f : "plain arr gen map entry inner prim raw".split(" ")) {
            Field x = c.getDeclaredField(f);
            System.out.println(x.toGenericString() + " | " + x.getGenericType() + " | " + kind(x.getGenericType()));
        }
        Type w = ((ParameterizedType) c.getDeclaredField("map").getGenericType()).getActualTypeArguments()[1];
        System.out.println(w + " " + kind(w) + " " + kind(((ParameterizedType) ((WildcardType) w).getUpperBounds()[0]).getActualTypeArguments()[0]));
        Method[] ms = c.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::toString));
        for (Method m : ms) {
            System.out.println(m.toGenericString() + (m.isBridge() ? " bridge" : ""));
            System.out.println("  " + Arrays.toString(m.getGenericParameterTypes()) + " -> " + m.getGenericReturnType() + " throws " + Arrays.toString(m.getGenericExceptionTypes()) + " vars " + Arrays.toString(m.getTypeParameters()));
        }
        System.out.println(Box.In.class.toGenericString() + " " + kind(Box.In.class.getDeclaredField("outer").getGenericType()));
        System.out.println(c.getDeclaredField("map").getGenericType().equals(c.getDeclaredField("map").getGenericType()) + " " + c.getTypeParameters()[0].equals(c.getTypeParameters()[0]));
        Object anon = new HashMap<String, int[]>() { };
        System.out.println(anon.getClass().getGenericSuperclass());
        Supplier<List<String>> local = new Supplier<>() {
            public List<String> get() {
                return null;
            }
        };
        System.out.println(Arrays.toString(local.getClass().getGenericInterfaces()) + " " + local.getClass().getMethod("get").getGenericReturnType());
        System.out.println(Comparable.class.toGenericString() + " " + int.class.toGenericString() + " " + Map.Entry[].class.toGenericString() + " " + Override.class.toGenericString() + " " + Thread.State.class.toGenericString());
    }
}
