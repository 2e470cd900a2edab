// A small dependency injection container: constructors, fields, qualifiers, cycles.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class MiniInjector {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.FIELD, ElementType.CONSTRUCTOR, ElementType.METHOD})
    @interface Inject { }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Singleton { }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.PARAMETER, ElementType.FIELD})
    @interface Named {
        String value();
    }

    interface Store {
        String load(int id);
    }

    static class MemoryStore implements Store {
        static int made;
        final int serial = ++made;

        public String load(int id) {
            return "item" + id + "@store" + serial;
        }
    }

    @Singleton
    static class Clock {
        static int made;
        final int serial = ++made;
    }

    static class Service {
        final Store store;
        final Clock clock;
        @Inject private Clock second;
        @Inject @Named("prefix") private String prefix;
        private int inits;

        @Inject
        Service(Store store, Clock clock, @Named("limit") int limit) {
            this.store = store;
            this.clock = clock;
            System.out.println("Service(limit " + limit + ")");
        }

        @Inject
        private void init(Store extra) {
            inits++;
            System.out.println("init with " + extra.load(0) + " prefix " + prefix);
        }

        String run(int id) {
            return prefix + store.load(id) + " clock " + clock.serial + " same " + (clock == second) + " inits " + inits;
        }
    }

    static class A {
        @Inject
        A(B b) {
        }
    }

    static class B {
        @Inject
        B(A a) {
        }
    }

    static class Container {
        final Map<Class<?>, Class<?>> bindings = new HashMap<>();
        final Map<String, Object> named = new HashMap<>();
        final Map<Class<?>, Object> singletons = new HashMap<>();
        final Deque<Class<?>> building = new ArrayDeque<>();

        <T> Container bind(Class<T> i, Class<? extends T> c) {
            bindings.put(i, c);
            return this;
        }

        <T> T get(Class<T> type) throws Exception {
            Class<?> c = bindings.getOrDefault(type, type);
            if (singletons.containsKey(c)) return type.cast(singletons.get(c));
            if (building.contains(c)) throw new IllegalStateException("cycle " + building.size() + " at " + c.getSimpleName());
            building.push(c);
            try {
                Object o = build(c);
                if (c.isAnnotationPresent(Singleton.class)) singletons.put(c, o);
                return type.cast(o);
            } finally {
                building.pop();
            }
        }

        Object build(Class<?> c) throws Exception {
            if (c.isInterface()) throw new IllegalStateException("no binding for " + c.getSimpleName());
            Constructor<?> ctor = null;
            for (Constructor<?> x : c.getDeclaredConstructors()) if (ctor == null || x.isAnnotationPresent(Inject.class)) ctor = x;
            ctor.setAccessible(true);
            Object o = ctor.newInstance(arguments(ctor));
            for (Field f : c.getDeclaredFields()) {
                if (!f.isAnnotationPresent(Inject.class)) continue;
                f.setAccessible(true);
                f.set(o, value(f.getType(), f.getAnnotation(Named.class)));
            }
            for (Method m : c.getDeclaredMethods()) {
                if (!m.isAnnotationPresent(Inject.class)) continue;
                m.setAccessible(true);
                m.invoke(o, arguments(m));
            }
            return o;
        }

        Object[] arguments(Executable e) throws Exception {
            Object[] args = new Object[e.getParameterCount()];
            for (int i = 0; i < args.length; i++) {
                Parameter p = e.getParameters()[i];
                args[i] = value(p.getType(), p.getAnnotation(Named.class));
            }
            return args;
        }

        Object value(Class<?> t, Named n) throws Exception {
            if (n == null) return get(t);
            if (!named.containsKey(n.value())) throw new IllegalStateException("no value " + n.value());
            return named.get(n.value());
        }
    }

    public static void main(String[] args) throws Exception {
        Container c = new Container().bind(Store.class, MemoryStore.class);
        try {
            c.get(Service.class);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        c.named.put("limit", 10);
        c.named.put("prefix", ">");
        Service s = c.get(Service.class);
        System.out.println(s.run(1));
        System.out.println(c.get(Service.class).run(2));
        System.out.println(MemoryStore.made + " stores, " + Clock.made + " clocks");
        try {
            c.get(A.class);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            c.get(Runnable.class);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        c.named.put("limit", "wrong type");
        try {
            c.get(Service.class);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
