// Dynamic proxies and reflection: invoke, fields, constructors, arrays, exceptions, generic signatures, default methods.
import java.lang.reflect.*;
import java.util.*;
public class ProxyReflection {
    interface Svc {
        int add(int a, int b);
        String name();
        void boom() throws java.io.IOException;
        default String hi() { return "hi " + name(); }
        long wide(long a, double b, byte c);
        boolean eq(Object o);
    }
    static class Impl implements Svc {
        @Override public String toString() { return "Impl"; }
        private int calls;
        public static final String K = "const";
        protected long[] data = {1, 2};
        public Impl() {}
        private Impl(int c) { calls = c; }
        public int add(int a, int b) { calls++; return a + b; }
        public String name() { return "impl"; }
        public void boom() throws java.io.IOException { throw new java.io.IOException("from impl"); }
        public long wide(long a, double b, byte c) { return a + (long) b + c; }
        public boolean eq(Object o) { return o == null; }
        private static String hid(String s, int... xs) { return s + xs.length; }
    }
    public static void main(String[] args) throws Exception {
        Impl impl = new Impl();
        List<String> log = new ArrayList<>();
        Svc p = (Svc) Proxy.newProxyInstance(ProxyReflection.class.getClassLoader(), new Class<?>[]{Svc.class, Runnable.class},
                (px, m, a) -> { log.add(m.getName() + (a == null ? "" : Arrays.toString(a)));
                if (m.getName().equals("run")) return null;
                if (m.getDeclaringClass() == Object.class) return m.getName().equals("toString") ? "proxy!"
                : m.getName().equals("hashCode") ? (Object) 5 : (Object) (a[0] == px);
                if (m.isDefault()) return InvocationHandler.invokeDefault(px, m, a);
                try { return m.invoke(impl, a); } catch (InvocationTargetException e) { throw e.getCause(); } });
        System.out.println(p.add(2, 3) + p.name() + p.hi() + p.wide(1L << 40, 2.9, (byte) -1) + p.eq(null) + p + p.hashCode()
                + p.equals(p) + p.equals(impl));
        ((Runnable) p).run();
        try { p.boom(); } catch (java.io.IOException e) { System.out.println(e.getMessage()); }
        System.out.println(log + " " + Proxy.isProxyClass(p.getClass()));
        Svc bad = (Svc) Proxy.newProxyInstance(ProxyReflection.class.getClassLoader(), new Class<?>[]{Svc.class},
                (px, m, a) -> { if (m.getName().equals("name")) throw new Exception("checked"); return m.getName().equals("add")
                ? "notint" : null; });
        try { bad.name(); } catch (UndeclaredThrowableException e) { System.out.println("UTE " + e.getCause().getMessage()); }
        try { bad.add(1, 2); } catch (ClassCastException e) { System.out.println("CCE"); }
        try { bad.wide(1, 2, (byte) 3); } catch (NullPointerException e) { System.out.println("NPE"); }
        Class<?> c = Impl.class;
        Method add = c.getMethod("add", int.class, int.class);
        System.out.println(add.invoke(impl, 4, 5) + " " + add.getReturnType() + Arrays.toString(add.getParameterTypes())
                + Modifier.toString(add.getModifiers()) + add.getParameterCount());
        try { add.invoke(impl, 1); } catch (IllegalArgumentException e) { System.out.println("arity"); }
        try { add.invoke(impl, "a", 1); } catch (IllegalArgumentException e) { System.out.println("type"); }
        try { add.invoke(null, 1, 1); } catch (NullPointerException e) { System.out.println("null this"); }
        try { c.getMethod("boom").invoke(impl); } catch (InvocationTargetException e) { System.out.println("ITE " + e.getCause()); }
        Field f = c.getDeclaredField("calls");
        f.setAccessible(true);
        f.setInt(impl, 50);
        System.out.println(f.get(impl) + " " + f.getType() + " " + f.getInt(impl));
        f.set(impl, 60);
        System.out.println(f.getLong(impl));
        try { f.set(impl, "s"); } catch (IllegalArgumentException e) { System.out.println("bad set"); }
        System.out.println(c.getField("K").get(null));
        Constructor<?> k = c.getDeclaredConstructor(int.class);
        k.setAccessible(true);
        System.out.println(f.get(k.newInstance(33)));
        Method hid = c.getDeclaredMethod("hid", String.class, int[].class);
        hid.setAccessible(true);
        System.out.println(hid.invoke(null, "v", new int[]{1, 2}) + " " + hid.isVarArgs());
        Object arr = Array.newInstance(int.class, 3);
        Array.set(arr, 0, 5);
        Array.setInt(arr, 1, 6);
        System.out.println(Array.get(arr, 0) + "" + Array.getLong(arr, 1) + Array.getLength(arr)
                + Array.newInstance(String.class, 2, 3).getClass().getSimpleName());
        try { c.getMethod("nope"); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
        try { c.getField("calls"); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
        try { Svc.class.getDeclaredConstructor(); } catch (NoSuchMethodException e) { System.out.println("no ctor"); }
        System.out.println(c.getDeclaredConstructors().length + " " + Arrays.toString(c.getInterfaces()) + c.getModifiers() + " "
                + new TreeSet<>(Arrays.stream(c.getDeclaredMethods()).map(Method::getName).toList()) + " "
                + Svc.class.getMethod("hi").isDefault());
        class Gen<T extends Number> { Map<String, List<? super T>> m; <X extends Comparable<X>> X[] f(T t, X... xs) { return xs; } }
        System.out.println(Gen.class.getDeclaredField("m").getGenericType() + " "
                + Arrays.toString(Gen.class.getTypeParameters()[0].getBounds()) + " "
                + Gen.class.getDeclaredMethods()[0].toGenericString().replaceAll(".*Gen\\.", ""));
    }
}
