// All names of all kinds of classes, and where they are enclosed.
import java.util.*;
import java.util.function.*;

public class ClassNames {
    static class Nested {
        class Inner {
        }

        interface Deep { }
    }

    enum E {
        A, B {
        }
    }

    record R(int x) { }

    @interface Ann { }

    static Object field = new Object() { };
    static final Object INIT;

    static {
        class InStatic {
        }
        INIT = new InStatic();
    }

    Object inst = new Object() { };

    ClassNames() {
        class InCtor {
        }
        show(new InCtor().getClass());
    }

    static void show(Class<?> c) {
        System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + c.descriptorString() + " | " + c + " | pkg '" + c.getPackageName() + "'");
        System.out.println("    enclosing " + c.getEnclosingClass() + " method " + c.getEnclosingMethod() + " ctor " + c.getEnclosingConstructor() + " declaring " + c.getDeclaringClass()
            + " flags " + (c.isAnonymousClass() ? "A" : "") + (c.isLocalClass() ? "L" : "") + (c.isMemberClass() ? "M" : "") + (c.isArray() ? "[" : "") + (c.isEnum() ? "E" : "") + (c.isRecord() ? "R" : "")
            + (c.isInterface() ? "I" : "") + (c.isAnnotation() ? "@" : "") + (c.isPrimitive() ? "P" : "") + (c.isSynthetic() ? "S" : "") + (c.isHidden() ? "H" : "") + (c.isSealed() ? "Z" : ""));
    }

    public static void main(String[] args) {
        show(ClassNames.class);
        show(Nested.class);
        show(Nested.Inner.class);
        show(Nested.Deep.class);
        show(Nested.Inner[][].class);
        show(E.class);
        show(E.A.getClass());
        show(E.B.getClass());
        show(R.class);
        show(Ann.class);
        show(field.getClass());
        show(INIT.getClass());
        show(new ClassNames().inst.getClass());
        class Local {
            class LocalInner {
            }
        }
        show(Local.class);
        show(Local.LocalInner.class);
        show(Local[].class);
        Object anon = new Comparator<String>() {
            public int compare(String a, String b) {
                return 0;
            }
        };
        show(anon.getClass());
        Supplier<Class<?>> inLambda = () -> new Object() { }.getClass();
        System.out.println(inLambda.get().isAnonymousClass() + " " + inLambda.get().getSimpleName().isEmpty() + " " + inLambda.get().getEnclosingClass());
        for (Class<?> p : new Class<?>[] {int.class, void.class, boolean.class, long[].class, char[][].class, String.class, Map.Entry.class, Thread.State.class}) show(p);
        Runnable lam = () -> { };
        System.out.println(lam.getClass().isSynthetic() + " " + lam.getClass().isHidden() + " " + lam.getClass().getEnclosingClass() + " " + lam.getClass().getCanonicalName() + " " + Arrays.toString(lam.getClass().getInterfaces()));
        System.out.println(Nested.class.getNestHost() + " " + Nested.class.isNestmateOf(E.class) + " " + String.class.getNestHost() + " " + int.class.getNestHost());
        List<String> mates = new ArrayList<>();
        for (Class<?> c : ClassNames.class.getNestMembers()) mates.add(c.getName());
        Collections.sort(mates);
        System.out.println(mates);
        System.out.println(ClassNames.class.getPackage().getName().isEmpty() + " " + String.class.getPackage() + " " + ClassNames.class.getModule().isNamed() + " " + String.class.getModule().getName());
    }
}
