// Dynamic proxies: several interfaces, defaults, Object methods, exceptions.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class ProxyHandlers {
    interface Calc {
        int add(int a, int b);

        double half(float f);

        String name(Object... parts);

        void nothing();

        default String greet(String n) {
            return "hello " + n + add(1, 2);
        }
    }

    interface Closer {
        void close() throws java.io.IOException;
    }

    interface Super {
        Object get();
    }

    interface Sub extends Super {
        String get();
    }

    static class Log implements InvocationHandler {
        public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
            System.out.println("  call " + m.getDeclaringClass().getSimpleName() + "." + m.getName() + " " + (args == null ? "null" : Arrays.deepToString(args)));
            switch (m.getName()) {
                case "add": return (int) args[0] + (int) args[1];
                case "half": return (float) args[0] / 2.0;
                case "name": return Arrays.toString((Object[]) args[0]);
                case "greet": return InvocationHandler.invokeDefault(proxy, m, args);
                case "toString": return "proxy!";
                case "hashCode": return 77;
                case "equals": return proxy == args[0];
                case "close": throw new java.io.IOException("from handler");
                default: return null;
            }
        }
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName() + " " + (e instanceof NullPointerException || e instanceof ClassCastException ? "" : e.getMessage()) + " cause " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader cl = ProxyHandlers.class.getClassLoader();
        Object p = Proxy.newProxyInstance(cl, new Class<?>[] {Calc.class, Closer.class, Comparable.class}, new Log());
        Calc c = (Calc) p;
        System.out.println(c.add(3, 4) + " " + c.half(5f) + " " + c.name("a", 1, null) + " " + c.greet("you"));
        c.nothing();
        System.out.println(p.toString() + " " + p.hashCode() + " " + p.equals(p) + " " + p.equals("x"));
        attempt("close", () -> {
            ((Closer) p).close();
            return "";
        });
        attempt("compareTo null to int", () -> ((Comparable<Object>) p).compareTo("q"));
        Calc bad = (Calc) Proxy.newProxyInstance(cl, new Class<?>[] {Calc.class}, (q, m, a) -> {
            if (m.getName().equals("add")) return "not an int";
            if (m.getName().equals("half")) return null;
            throw new Exception("checked");
        });
        attempt("wrong type", () -> bad.add(1, 2));
        attempt("null for double", () -> bad.half(1));
        attempt("undeclared", () -> {
            bad.nothing();
            return "";
        });
        System.out.println(Proxy.isProxyClass(p.getClass()) + " " + Proxy.isProxyClass(String.class) + " " + (Proxy.getInvocationHandler(p) instanceof Log) + " " + Arrays.toString(p.getClass().getInterfaces()));
        System.out.println((p.getClass() == Proxy.newProxyInstance(cl, new Class<?>[] {Calc.class, Closer.class, Comparable.class}, new Log()).getClass()) + " " + Modifier.isFinal(p.getClass().getModifiers()) + " " + p.getClass().getSuperclass());
        Sub s = (Sub) Proxy.newProxyInstance(cl, new Class<?>[] {Sub.class}, (q, m, a) -> "via " + m.getReturnType().getSimpleName());
        System.out.println(s.get() + " " + ((Super) s).get());
        attempt("not an interface", () -> Proxy.newProxyInstance(cl, new Class<?>[] {String.class}, new Log()));
        attempt("repeated", () -> Proxy.newProxyInstance(cl, new Class<?>[] {Closer.class, Closer.class}, new Log()));
        attempt("handler of non proxy", () -> Proxy.getInvocationHandler("x"));
        Function<Object, Object> f = (Function<Object, Object>) Proxy.newProxyInstance(cl, new Class<?>[] {Function.class}, (q, m, a) -> m.isDefault() ? InvocationHandler.invokeDefault(q, m, a) : "<" + a[0] + ">");
        System.out.println(f.andThen(x -> x + "!").apply("v"));
        List<String> target = new ArrayList<>();
        List<String> traced = (List<String>) Proxy.newProxyInstance(cl, new Class<?>[] {List.class}, (q, m, a) -> {
            System.out.println("  " + m.getName());
            try {
                return m.invoke(target, a);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
        traced.add("x");
        attempt("get", () -> traced.get(5));
        System.out.println(target);
    }
}
