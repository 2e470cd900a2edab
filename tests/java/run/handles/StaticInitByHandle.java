// When handles and VarHandles initialize classes, and what failure looks like.
import java.lang.invoke.*;

import static java.lang.invoke.MethodType.methodType;

public class StaticInitByHandle {
    static class A {
        static {
            System.out.println("A init");
        }

        static int x = 1;

        static int get() {
            return x;
        }
    }

    static class B {
        static {
            System.out.println("B init");
        }

        static int x = 2;
    }

    static class C {
        static {
            System.out.println("C init");
        }
    }

    static class Bad {
        static int x = Integer.parseInt("bad");

        static void touch() {
        }
    }

    static class V {
        static {
            System.out.println("V init");
        }

        static long count = 40;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle get = l.findStatic(A.class, "get", methodType(int.class));
        System.out.println("found A.get " + get.type());
        System.out.println((int) get.invokeExact());
        MethodHandle bx = l.findStaticGetter(B.class, "x", int.class);
        System.out.println("found B.x");
        System.out.println((int) bx.invokeExact());
        MethodHandle c = l.findConstructor(C.class, methodType(void.class));
        System.out.println("found C()");
        System.out.println(((Object) c.invoke()).getClass().getSimpleName());
        MethodHandle bad = l.findStatic(Bad.class, "touch", methodType(void.class));
        for (int i = 0; i < 2; i++) {
            try {
                bad.invokeExact();
            } catch (ExceptionInInitializerError e) {
                System.out.println("EIIE " + e.getCause().getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println("NCDFE");
            }
        }
        try {
            l.ensureInitialized(Bad.class);
        } catch (NoClassDefFoundError e) {
            System.out.println("still broken");
        }
        VarHandle v = l.findStaticVarHandle(V.class, "count", long.class);
        long before = (long) v.getAndAdd(2L);
        System.out.println(before + " " + V.count);
        MethodHandle chain = MethodHandles.filterReturnValue(get, MethodHandles.insertArguments(l.findStatic(Math.class, "addExact", methodType(int.class, int.class, int.class)), 0, 41));
        System.out.println((int) chain.invokeExact());
    }
}
