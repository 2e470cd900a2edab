// Lookup.find*: virtual, static, special, constructor, getters and setters, failures.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodType.methodType;

public class LookupFind {
    static class Base {
        String name() {
            return "base";
        }
    }

    static class Derived extends Base {
        int field = 5;
        static String sfield = "s";
        final double fin = 2.5;
        private long priv = 6;

        Derived() {
        }

        private Derived(int x, String... rest) {
            field = x + rest.length;
        }

        @Override
        String name() {
            return "derived";
        }

        static int twice(int x) {
            return 2 * x;
        }

        MethodHandle superName() throws ReflectiveOperationException {
            return MethodHandles.lookup().findSpecial(Base.class, "name", methodType(String.class), Derived.class);
        }
    }

    interface Face {
        default String hi(int n) {
            return "hi" + n;
        }
    }

    static class Impl implements Face { }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Derived d = new Derived();
        MethodHandle name = l.findVirtual(Base.class, "name", methodType(String.class));
        System.out.println(name.type() + " " + (String) name.invokeExact((Base) d) + " " + (String) name.invoke(d) + " " + name.invoke(new Base()));
        System.out.println((String) d.superName().invoke(d));
        MethodHandle twice = l.findStatic(Derived.class, "twice", methodType(int.class, int.class));
        System.out.println((int) twice.invokeExact(21) + " " + twice);
        MethodHandle ctor = l.findConstructor(Derived.class, methodType(void.class, int.class, String[].class));
        System.out.println(((Derived) ctor.invoke(10, "a", "b")).field + " " + ctor.isVarargsCollector() + " " + ctor.type());
        MethodHandle g = l.findGetter(Derived.class, "field", int.class);
        MethodHandle s = l.findSetter(Derived.class, "field", int.class);
        s.invokeExact(d, 99);
        System.out.println((int) g.invokeExact(d) + " " + g.type() + " " + s.type());
        MethodHandle sg = l.findStaticGetter(Derived.class, "sfield", String.class);
        l.findStaticSetter(Derived.class, "sfield", String.class).invokeExact("changed");
        System.out.println((String) sg.invokeExact());
        System.out.println((long) l.findGetter(Derived.class, "priv", long.class).invokeExact(d) + " " + (double) l.findGetter(Derived.class, "fin", double.class).invoke(d));
        attempt("final setter", () -> l.findSetter(Derived.class, "fin", double.class));
        attempt("wrong type", () -> l.findGetter(Derived.class, "field", long.class));
        attempt("no method", () -> l.findVirtual(Derived.class, "nope", methodType(void.class)));
        attempt("static as virtual", () -> l.findVirtual(Derived.class, "twice", methodType(int.class, int.class)));
        attempt("virtual as static", () -> l.findStatic(Base.class, "name", methodType(String.class)));
        attempt("bad special caller", () -> l.findSpecial(Base.class, "name", methodType(String.class), Derived.class));
        attempt("private JDK field", () -> l.findGetter(String.class, "hash", int.class));
        attempt("private JDK method", () -> l.findVirtual(ArrayList.class, "grow", methodType(Object[].class)));
        attempt("public lookup", () -> MethodHandles.publicLookup().findVirtual(Base.class, "name", methodType(String.class)));
        attempt("public lookup of String", () -> (int) toInt(MethodHandles.publicLookup().findVirtual(String.class, "length", methodType(int.class)), "four"));
        attempt("no constructor", () -> l.findConstructor(Derived.class, methodType(void.class, long.class)));
        attempt("find class", () -> l.findClass("LookupFind$Impl"));
        attempt("find no class", () -> l.findClass("Nope"));
        System.out.println((String) l.findVirtual(Face.class, "hi", methodType(String.class, int.class)).invoke((Face) new Impl(), 3));
        System.out.println((String) l.findVirtual(Impl.class, "hi", methodType(String.class, int.class)).invokeExact(new Impl(), 4));
        attempt("null receiver", () -> toInt(l.findVirtual(String.class, "length", methodType(int.class)), null));
        attempt("class cast", () -> toInt(l.findVirtual(String.class, "length", methodType(int.class)), 5));
        System.out.println(l.lookupClass() + " " + l.hasFullPrivilegeAccess() + " " + MethodHandles.publicLookup().lookupModes() + " " + l.in(String.class).lookupClass());
        MethodHandle m = l.unreflect(Derived.class.getDeclaredMethod("twice", int.class));
        MethodHandle c = l.unreflectConstructor(Derived.class.getDeclaredConstructor());
        MethodHandle fg = l.unreflectGetter(Derived.class.getDeclaredField("priv"));
        System.out.println((int) m.invoke(4) + " " + ((Derived) c.invoke()).field + " " + fg.invoke(d) + " " + l.revealDirect(m));
    }

    static int toInt(MethodHandle h, Object o) throws Exception {
        try {
            return (int) h.invoke(o);
        } catch (RuntimeException e) {
            throw e;
        } catch (Throwable t) {
            throw new Exception(t);
        }
    }
}
