// privateLookupIn, dropLookupMode, nest mates and access failures.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodType.methodType;

public class PrivateLookups {
    static class Holder {
        private static int secret = 7;
        private int inst = 8;

        private String hide(int n) {
            return "hidden" + n;
        }

        protected String prot() {
            return "prot";
        }
    }

    static class Sub extends Holder {
        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            System.out.println(what + " -> " + c.go());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandles.Lookup p = MethodHandles.privateLookupIn(Holder.class, l);
        System.out.println(p.lookupClass() + " " + p.hasFullPrivilegeAccess() + " " + p.previousLookupClass());
        attempt("private method", () -> (String) p.findVirtual(Holder.class, "hide", methodType(String.class, int.class)).invokeExact(new Holder(), 3));
        attempt("private static", () -> (int) p.findStaticGetter(Holder.class, "secret", int.class).invokeExact());
        attempt("nest mate", () -> (String) l.findVirtual(Holder.class, "hide", methodType(String.class, int.class)).invokeExact(new Holder(), 4));
        attempt("findSpecial private", () -> (String) p.findSpecial(Holder.class, "hide", methodType(String.class, int.class), Holder.class).invoke(new Holder(), 5));
        attempt("JDK class", () -> MethodHandles.privateLookupIn(String.class, l));
        attempt("primitive", () -> MethodHandles.privateLookupIn(int.class, l));
        MethodHandles.Lookup noPriv = p.dropLookupMode(MethodHandles.Lookup.PRIVATE);
        attempt("dropped private", () -> noPriv.findStaticGetter(Holder.class, "secret", int.class));
        attempt("dropped still package", () -> (String) noPriv.findVirtual(Holder.class, "prot", methodType(String.class)).invoke(new Holder()));
        attempt("dropped define", () -> p.dropLookupMode(MethodHandles.Lookup.PACKAGE).defineClass(new byte[0]));
        attempt("bad mode", () -> p.dropLookupMode(3));
        attempt("sub protected", () -> Sub.lookup().findVirtual(Holder.class, "prot", methodType(String.class)).type());
        attempt("in other", () -> l.in(ArrayList.class).findVirtual(ArrayList.class, "size", methodType(int.class)).invoke(new ArrayList<>()));
        attempt("accessClass", () -> l.accessClass(Holder.class) + " " + l.accessClass(String.class));
        attempt("accessClass internal", () -> l.accessClass(Class.forName("jdk.internal.misc.Unsafe")));
        attempt("ensureInitialized", () -> l.ensureInitialized(Holder.class));
        attempt("unreflect private JDK", () -> l.unreflect(String.class.getDeclaredMethod("isLatin1")));
        attempt("unreflect special", () -> l.unreflectSpecial(Object.class.getMethod("hashCode"), PrivateLookups.class).type());
        attempt("varhandle private", () -> {
            VarHandle v = p.findVarHandle(Holder.class, "inst", int.class);
            Holder h = new Holder();
            return v.getAndAdd(h, 5) + " " + h.inst;
        });
        attempt("unreflectVarHandle", () -> {
            Holder h = new Holder();
            return l.unreflectVarHandle(Holder.class.getDeclaredField("inst")).getAndSet(h, 1) + " " + h.inst;
        });
        attempt("reveal", () -> p.revealDirect(p.findVirtual(Holder.class, "hide", methodType(String.class, int.class))).getName() + " " + MethodHandleInfo.referenceKindToString(p.revealDirect(p.findStaticGetter(Holder.class, "secret", int.class)).getReferenceKind()));
        attempt("reveal bound", () -> l.revealDirect(MethodHandles.constant(int.class, 1)));
        attempt("reflectAs", () -> p.revealDirect(p.findVirtual(Holder.class, "hide", methodType(String.class, int.class))).reflectAs(java.lang.reflect.Method.class, p));
        attempt("bind", () -> (String) p.bind(new Holder(), "hide", methodType(String.class, int.class)).invokeExact(6));
        attempt("bind null", () -> p.bind(null, "hide", methodType(String.class, int.class)));
    }
}
