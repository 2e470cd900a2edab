// A nest that a program's own loader defines: private members, lambdas, records, arrays, exceptions.
import java.io.*;
import java.util.*;
import java.util.function.*;

public class NestOfALoader {
    public static class Outer implements Supplier<String> {
        private int secret = 40;
        private static String hidden() { return "hidden"; }

        class Inner {
            private int more = 2;
            int sum() { return secret++ + more; }
        }

        static class Failure extends RuntimeException {
            Failure(String m) { super(m); }
        }

        record Pair(int a, String b) {}

        enum Kind { ONE, TWO }

        public String get() {
            Inner inner = new Inner();
            inner.more++;
            StringBuilder out = new StringBuilder();
            out.append(inner.sum()).append(' ').append(secret).append(' ').append(hidden());
            IntUnaryOperator twice = x -> x * 2 + inner.more;
            Supplier<String> named = Outer::hidden;
            out.append(' ').append(twice.applyAsInt(5)).append(named.get());
            Pair[][] pairs = {{new Pair(1, "x")}, {}};
            out.append(' ').append(pairs[0][0]).append(pairs.getClass().getSimpleName());
            Object o = pairs;
            out.append(o instanceof Pair[][]).append(((Pair[][]) o)[0].length);
            for (Kind k : Kind.values()) {
                switch (k) {
                    case ONE: out.append(" one"); break;
                    default: out.append(" other" + k);
                }
            }
            try {
                throw new Failure("f" + secret);
            } catch (Failure e) {
                out.append(" caught ").append(e.getMessage());
            }
            out.append(' ').append(Inner.class.getNestHost() == Outer.class);
            out.append(Inner.class.isNestmateOf(Failure.class)).append(Outer.class.getNestMembers().length > 3);
            return out.toString();
        }
    }

    static class Own extends ClassLoader {
        Own() { super(NestOfALoader.class.getClassLoader()); }

        @Override
        protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(n)) {
                Class<?> c = findLoadedClass(n);
                if (c != null) return c;
                if (!n.startsWith("NestOfALoader")) return super.loadClass(n, r);
                try (InputStream in = getParent().getResourceAsStream(n + ".class")) {
                    byte[] b = in.readAllBytes();
                    return defineClass(n, b, 0, b.length);
                } catch (IOException e) {
                    throw new ClassNotFoundException(n, e);
                }
            }
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        System.out.println(new Outer().get());
        for (int i = 0; i < 2; i++) {
            Class<?> c = new Own().loadClass("NestOfALoader$Outer");
            Supplier<String> s = (Supplier<String>) c.getConstructor().newInstance();
            System.out.println((c != Outer.class) + " " + s.get());
            System.out.println(s.get());
        }
    }
}
