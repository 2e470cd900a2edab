import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

/** Defines the class on standard input and calls everything in it. */
public class Driver extends ClassLoader {
    static final byte[] REFUSED = {'r', 'e', 'f', 'u', 's', 'e', 'd'};
    /** The folder of the classes beside it, if there are any. */
    static java.io.File beside;

    public static void main(String[] args) throws Exception {
        if (args.length > 0) beside = new java.io.File(args[0]);
        byte[] bytes = System.in.readAllBytes();
        Driver loader = new Driver();
        Class<?> made;
        try {
            made = loader.defineClass(null, bytes, 0, bytes.length);
            Class.forName(made.getName(), true, loader);
        } catch (LinkageError e) {
            System.out.write(REFUSED, 0, REFUSED.length);
            System.out.flush();
            return;
        } catch (Throwable t) {
            return;
        }
        Object one = null;
        try {
            for (Constructor<?> c : made.getDeclaredConstructors()) one = created(c, one);
            for (Method m : made.getDeclaredMethods()) called(m, one);
        } catch (Throwable t) {
            // Its members mention classes that are not there.
        }
    }

    /** The classes beside it belong to the same package, so they come from this loader as well. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        Class<?> loaded = findLoadedClass(name);
        if (loaded != null) return loaded;
        java.io.File file = new java.io.File(beside, name.replace('.', '/') + ".class");
        if (beside == null || name.startsWith("java.") || !file.isFile()) return super.loadClass(name, resolve);
        try (java.io.FileInputStream in = new java.io.FileInputStream(file)) {
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (java.io.IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    static Object created(Constructor<?> c, Object otherwise) {
        try {
            c.setAccessible(true);
            return c.newInstance(arguments(c));
        } catch (Throwable t) {
            return otherwise;
        }
    }

    static void called(Method m, Object one) {
        if (one == null && !Modifier.isStatic(m.getModifiers())) return;
        try {
            m.setAccessible(true);
            m.invoke(one, arguments(m));
        } catch (Throwable t) {
            // As good as any other end.
        }
    }

    static Object[] arguments(Executable e) {
        Class<?>[] types = e.getParameterTypes();
        Object[] given = new Object[types.length];
        for (int i = 0; i < given.length; i++) {
            if (types[i].isArray()) given[i] = java.lang.reflect.Array.newInstance(types[i].getComponentType(), 3);
            else if (types[i] == String.class) given[i] = "text";
            else if (types[i].isPrimitive()) given[i] = java.lang.reflect.Array.get(java.lang.reflect.Array.newInstance(types[i], 1), 0);
        }
        return given;
    }
}
