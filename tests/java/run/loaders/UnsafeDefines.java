// A class defined by the internal Unsafe, which is how libraries that make classes inject them into a loader. They reach it
// by the place of a flag that a class of their own, laid out alike, has too.

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.security.ProtectionDomain;
import java.util.Base64;

public class UnsafeDefines {
    // Laid out as AccessibleObject is.
    static class Alike {
        boolean override;
        volatile Object accessCheckCache;
    }

    // public class Made { public static int answer() { return 42; } }, for release 8
    static final String MADE =
        "yv66vgAAADQADAoAAgADBwAEDAAFAAYBABBqYXZhL2xhbmcvT2JqZWN0AQAGPGluaXQ+AQADKClWBwAIAQAETWFkZQEABENvZGUB"
        + "AAZhbnN3ZXIBAAMoKUkAIQAHAAIAAAAAAAIAAQAFAAYAAQAJAAAAEQABAAEAAAAFKrcAAbEAAAAAAAkACgALAAEACQAAAA8AAQAA"
        + "AAAAAxAqrAAAAAAAAA==";

    public static void main(String[] args) throws Exception {
        Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
        field.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) field.get(null);
        long override = unsafe.objectFieldOffset(Alike.class.getDeclaredField("override"));
        Class<?> internal = Class.forName("jdk.internal.misc.Unsafe");
        Method define = internal.getMethod("defineClass", String.class, byte[].class, int.class, int.class,
            ClassLoader.class, ProtectionDomain.class);
        Method get = internal.getMethod("getUnsafe");
        for (AccessibleObject member : new AccessibleObject[] {define, get}) {
            unsafe.putBoolean(member, override, true);
        }
        byte[] bytes = Base64.getDecoder().decode(MADE);
        ClassLoader loader = UnsafeDefines.class.getClassLoader();
        Class<?> made = (Class<?>) define.invoke(get.invoke(null), "Made", bytes, 0, bytes.length, loader, null);
        Method answer = made.getMethod("answer");
        System.out.println(made.getName() + " " + answer.invoke(null) + " " + (made.getClassLoader() == loader));
        System.out.println(Class.forName("Made", true, loader) == made);
        try {
            define.invoke(get.invoke(null), "Made", bytes, 0, bytes.length, loader, null);
        } catch (java.lang.reflect.InvocationTargetException e) {
            System.out.println(e.getCause().getClass());
        }
    }
}
