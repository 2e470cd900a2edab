// defineClass failures: wrong name, duplicates, java. packages, broken bytes, missing super.
import java.io.*;
import java.util.*;

public class DefineFailures {
    public static class Base {
    }

    public static class Derived extends Base {
        public String toString() {
            return "derived";
        }
    }

    static class Loader extends ClassLoader {
        Loader() {
            super(null);
        }

        Class<?> define(String n, byte[] b) {
            return defineClass(n, b, 0, b.length);
        }

        @Override
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            System.out.println("looks for " + n);
            return super.findClass(n);
        }
    }

    static byte[] bytes(String n) throws IOException {
        try (InputStream in = DefineFailures.class.getResourceAsStream(n + ".class")) {
            return in.readAllBytes();
        }
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName() + (e.getCause() != null ? " <- " + e.getCause().getClass().getSimpleName() : ""));
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] base = bytes("DefineFailures$Base"), derived = bytes("DefineFailures$Derived");
        attempt("missing super", () -> new Loader().define("DefineFailures$Derived", derived));
        Loader l = new Loader();
        attempt("base", () -> l.define("DefineFailures$Base", base).getSimpleName());
        attempt("derived", () -> l.define(null, derived).getDeclaredConstructor().newInstance());
        attempt("duplicate", () -> l.define("DefineFailures$Base", base));
        attempt("wrong name", () -> new Loader().define("Other", base));
        attempt("java package", () -> new Loader().define("java.lang.Evil", base));
        attempt("magic", () -> {
            byte[] b = base.clone();
            b[0] = 1;
            return new Loader().define(null, b);
        });
        attempt("truncated", () -> new Loader().define(null, Arrays.copyOf(base, base.length / 2)));
        attempt("trailing", () -> new Loader().define(null, Arrays.copyOf(base, base.length + 1)));
        attempt("version", () -> {
            byte[] b = base.clone();
            b[6] = 1;
            return new Loader().define(null, b);
        });
        attempt("empty", () -> new Loader().define(null, new byte[0]));
    }

    static {
        System.out.println("start");
    }
}
