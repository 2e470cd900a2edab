// bindTo, receivers of arrays and interfaces, null receivers, casts of bound values.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodType.methodType;

public class BoundReceivers {
    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act a) {
        try {
            System.out.println(what + " -> " + a.go());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    int state;

    synchronized int bump(int by, long scale, double d) {
        return state += by * scale + (int) d;
    }

    static String pair(Object a, Object b) {
        return a + "&" + b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        BoundReceivers r = new BoundReceivers();
        MethodHandle bump = l.findVirtual(BoundReceivers.class, "bump", methodType(int.class, int.class, long.class, double.class)).bindTo(r);
        System.out.println((int) bump.invokeExact(1, 2L, 3.9) + " " + (int) bump.invokeExact(1, 2L, 3.9) + " " + r.state + " " + bump.type());
        MethodHandle size = l.findVirtual(Collection.class, "size", methodType(int.class));
        for (Collection<?> c : List.of(new ArrayList<>(List.of(1)), new HashSet<>(), new ArrayDeque<>(List.of(1, 2)), List.of(1, 2, 3))) System.out.print((int) size.invokeExact((Collection<?>) c) + "/" + (int) size.bindTo(c).invokeExact() + " ");
        System.out.println();
        MethodHandle cmp = l.findVirtual(Comparable.class, "compareTo", methodType(int.class, Object.class));
        attempt("compare", () -> cmp.invoke("a", "b") + " " + cmp.invoke(3, 2));
        attempt("compare wrong", () -> cmp.invoke("a", 5));
        attempt("bind null", () -> size.bindTo(null).invoke());
        attempt("bind wrong", () -> size.bindTo("x"));
        attempt("toString of anything", () -> {
            MethodHandle ts = l.findVirtual(Object.class, "toString", methodType(String.class));
            return (String) ts.invoke((Object) 5) + ts.invoke("s") + ts.bindTo(List.of(1)).invoke() + ts.invoke(Thread.State.NEW);
        });
        MethodHandle pair = l.findStatic(BoundReceivers.class, "pair", methodType(String.class, Object.class, Object.class));
        attempt("bind twice", () -> (String) pair.bindTo(1).bindTo("x").invokeExact());
        attempt("bind static null", () -> (String) pair.bindTo(null).invokeExact((Object) "y"));
        attempt("bound to itself", () -> ((String) pair.bindTo(pair.type()).invokeExact((Object) 'c')));
        MethodHandle add = l.findVirtual(List.class, "add", methodType(boolean.class, Object.class));
        List<Object> target = new ArrayList<>();
        MethodHandle sink = add.bindTo(target);
        for (int i = 0; i < 5; i++) attempt("add", () -> (boolean) sink.invoke(target.size()));
        attempt("add to immutable", () -> add.bindTo(List.of()).invoke(1));
        System.out.println(target);
    }
}
