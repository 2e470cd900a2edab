// Handles of methods that look at their caller are bound to the class of the lookup: the library makes a
// hidden class from a template for that, which goes by another name than its bytes say.

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class CallerSensitiveHandles {
    static int open = 7;

    public static String open() {
        return "opened";
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle forName =
                lookup.findStatic(Class.class, "forName", MethodType.methodType(Class.class, String.class));
        System.out.println(((Class<?>) forName.invokeExact("CallerSensitiveHandles")).getName());
        MethodHandle methods =
                lookup.findVirtual(Class.class, "getDeclaredMethods", MethodType.methodType(Method[].class));
        System.out.println(((Method[]) methods.invoke(CallerSensitiveHandles.class)).length);
        MethodHandle loader =
                lookup.findVirtual(Class.class, "getClassLoader", MethodType.methodType(ClassLoader.class));
        System.out.println(loader.invoke(CallerSensitiveHandles.class) == ClassLoader.getSystemClassLoader());
        MethodHandle getInt =
                lookup.findVirtual(Field.class, "getInt", MethodType.methodType(int.class, Object.class));
        System.out.println((int) getInt.invoke(CallerSensitiveHandles.class.getDeclaredField("open"), (Object) null));
        MethodHandle invoke = lookup.findVirtual(
                Method.class, "invoke", MethodType.methodType(Object.class, Object.class, Object[].class));
        Method open = CallerSensitiveHandles.class.getMethod("open");
        System.out.println(invoke.asFixedArity().invoke(open, (Object) null, new Object[0]));
    }
}
