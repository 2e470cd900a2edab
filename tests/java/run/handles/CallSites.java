// ConstantCallSite, MutableCallSite, VolatileCallSite and SwitchPoint.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class CallSites {
    static String a(int x) {
        return "a" + x;
    }

    static String b(int x) {
        return "b" + x;
    }

    static class Caching extends MutableCallSite {
        int misses;

        Caching() throws Exception {
            super(methodType(String.class, Object.class));
            setTarget(lookup().findVirtual(Caching.class, "miss", methodType(String.class, Object.class)).bindTo(this));
        }

        String miss(Object o) throws Throwable {
            misses++;
            MethodHandle isClass = lookup().findVirtual(Class.class, "isInstance", methodType(boolean.class, Object.class)).bindTo(o.getClass());
            MethodHandle hit = dropArguments(constant(String.class, "hit " + o.getClass().getSimpleName()), 0, Object.class);
            setTarget(guardWithTest(isClass, hit, getTarget()));
            return "miss " + o;
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle a = lookup().findStatic(CallSites.class, "a", methodType(String.class, int.class));
        MethodHandle b = lookup().findStatic(CallSites.class, "b", methodType(String.class, int.class));
        ConstantCallSite c = new ConstantCallSite(a);
        System.out.println((String) c.dynamicInvoker().invokeExact(1) + " " + c.type());
        try {
            c.setTarget(b);
        } catch (UnsupportedOperationException e) {
            System.out.println("constant");
        }
        MutableCallSite m = new MutableCallSite(a);
        MethodHandle dyn = m.dynamicInvoker();
        System.out.print((String) dyn.invokeExact(2) + " ");
        m.setTarget(b);
        MutableCallSite.syncAll(new MutableCallSite[] {m});
        System.out.println((String) dyn.invokeExact(3) + " " + (m.getTarget() == b));
        try {
            m.setTarget(constant(String.class, "x"));
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong type");
        }
        MutableCallSite unset = new MutableCallSite(methodType(void.class));
        try {
            unset.dynamicInvoker().invokeExact();
        } catch (IllegalStateException e) {
            System.out.println("unset " + e.getMessage());
        }
        VolatileCallSite v = new VolatileCallSite(a);
        MethodHandle dv = v.dynamicInvoker();
        for (int i = 0; i < 4; i++) {
            System.out.print((String) dv.invokeExact(i) + " ");
            v.setTarget(i % 2 == 0 ? b : a);
        }
        System.out.println();
        Caching site = new Caching();
        MethodHandle inline = site.dynamicInvoker();
        for (Object o : new Object[] {"s", "t", 1, 2, "u", 1.5, 3}) System.out.print((String) inline.invokeExact(o) + "; ");
        System.out.println(site.misses);
        SwitchPoint sp = new SwitchPoint();
        MethodHandle sw = sp.guardWithTest(a, b);
        System.out.print((String) sw.invokeExact(1) + " " + sp.hasBeenInvalidated() + " ");
        SwitchPoint.invalidateAll(new SwitchPoint[] {sp});
        System.out.println((String) sw.invokeExact(1) + " " + sp.hasBeenInvalidated());
        Thread t = new Thread(() -> v.setTarget(b));
        v.setTarget(a);
        t.start();
        t.join();
        System.out.println((String) dv.invokeExact(9));
    }
}
