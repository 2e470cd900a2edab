// invokespecial semantics through handles: super calls, private, interface defaults.
import java.lang.invoke.*;

import static java.lang.invoke.MethodType.methodType;

public class SpecialAndSuper {
    interface Greeter {
        default String greet() {
            return "greeter " + who();
        }

        String who();
    }

    static class A implements Greeter {
        public String who() {
            return "A";
        }

        public String toString() {
            return "A.toString";
        }

        private String priv() {
            return "A.priv";
        }
    }

    static class B extends A {
        public String who() {
            return "B";
        }

        public String greet() {
            return "overridden";
        }

        public String toString() {
            return "B.toString";
        }

        private String priv() {
            return "B.priv";
        }

        static MethodHandles.Lookup lookup() {
            return MethodHandles.lookup();
        }
    }

    static class C extends B {
        public String who() {
            return "C";
        }

        public String toString() {
            return "C.toString";
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
        MethodHandles.Lookup b = B.lookup();
        MethodType str = methodType(String.class);
        MethodHandle superToString = b.findSpecial(A.class, "toString", str, B.class);
        attempt("super.toString on C", () -> (String) superToString.invoke((B) new C()));
        attempt("super.toString on A", () -> superToString.invoke((Object) new A()));
        MethodHandle superWho = b.findSpecial(A.class, "who", str, B.class);
        attempt("super.who", () -> (String) superWho.invokeExact(new B()) + superWho.type());
        attempt("inherited default via class", () -> (String) b.findSpecial(A.class, "greet", str, B.class).invokeExact(new B()));
        attempt("default via interface needs direct", () -> b.findSpecial(Greeter.class, "greet", str, B.class));
        MethodHandles.Lookup a = MethodHandles.privateLookupIn(A.class, MethodHandles.lookup());
        attempt("default via direct interface", () -> (String) a.findSpecial(Greeter.class, "greet", str, A.class).invoke((A) new B()));
        attempt("private A on B", () -> (String) a.findVirtual(A.class, "priv", str).invoke((A) new B()));
        attempt("private B on C", () -> (String) b.findSpecial(B.class, "priv", str, B.class).invoke((B) new C()));
        attempt("virtual", () -> (String) a.findVirtual(A.class, "toString", str).invokeExact((A) new C()));
        attempt("interface", () -> (String) a.findVirtual(Greeter.class, "greet", str).invokeExact((Greeter) new C()));
        attempt("abstract special", () -> a.findSpecial(Greeter.class, "who", str, A.class).invoke(new A()));
        attempt("Object.hashCode consistent", () -> (int) b.findSpecial(Object.class, "hashCode", methodType(int.class), B.class).invoke(new B()) != 0 || true);
        attempt("constructor as special", () -> b.findSpecial(A.class, "<init>", methodType(void.class), B.class));
        attempt("unreflectSpecial", () -> (String) b.unreflectSpecial(A.class.getMethod("who"), B.class).invoke(new B()));
        attempt("unreflect virtual", () -> (String) b.unreflect(A.class.getMethod("who")).invoke(new C()));
    }
}
