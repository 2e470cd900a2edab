// Annotations with every element kind, defaults, nesting, repetition, inheritance.
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class AnnotationsAllKinds {
    enum Color { RED, GREEN }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Nested {
        String value();

        int n() default 1;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface All {
        boolean z() default true;

        byte b() default 1;

        char c() default 'c';

        short s() default 2;

        int i() default 3;

        long j() default 4;

        float f() default 5;

        double d() default 6;

        String str() default "str";

        Class<?> cls() default Object.class;

        Color color() default Color.RED;

        Nested nested() default @Nested("deflt");

        int[] ints() default {1, 2};

        String[] strs() default {};

        Class<?>[] classes() default {int.class, String[].class};

        Color[] colors() default {Color.GREEN, Color.RED};

        Nested[] nests() default {@Nested("a"), @Nested(value = "b", n = 2)};
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Invisible { }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER})
    @interface Use {
        int value() default 0;
    }

    @All(z = false, i = 33, strs = {"x", "y"}, nested = @Nested(value = "n", n = 9), cls = void.class, c = '\'', f = Float.NaN, j = 1L << 40)
    @Tag("one")
    @Tag("two")
    @Invisible
    static class Base<@Use(7) T> {
        @Tag("only")
        @Deprecated
        int field;

        @Use(1) List<@Use(2) String> typed;

        void m(@Nested("p0") int a, String b, @Tag("p2") @Nested("p2n") long c) {
        }
    }

    static class Derived extends Base<String> { }

    static Object show(Object v) {
        if (v == null || !v.getClass().isArray()) return v instanceof Annotation ? describe((Annotation) v) : v;
        List<Object> l = new ArrayList<>();
        for (int i = 0; i < Array.getLength(v); i++) l.add(show(Array.get(v, i)));
        return l;
    }

    static String describe(Annotation a) {
        StringBuilder sb = new StringBuilder("@" + a.annotationType().getSimpleName() + "(");
        Method[] ms = a.annotationType().getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        try {
            for (Method m : ms) sb.append(m.getName()).append('=').append(show(m.invoke(a))).append(' ');
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        return sb.toString().trim() + ")";
    }

    public static void main(String[] args) throws Exception {
        All a = Base.class.getAnnotation(All.class);
        System.out.println(describe(a));
        Method[] ms = All.class.getDeclaredMethods();
        Arrays.sort(ms, Comparator.comparing(Method::getName));
        for (Method m : ms) System.out.println(m.getName() + " default " + show(m.getDefaultValue()) + " : " + m.getReturnType().getSimpleName());
        System.out.println(Nested.class.getMethod("value").getDefaultValue());
        System.out.println(a.ints() != a.ints() ? "arrays are cloned" : "shared");
        System.out.println(Derived.class.isAnnotationPresent(All.class) + " " + Derived.class.isAnnotationPresent(Tags.class) + " " + Derived.class.getDeclaredAnnotations().length + " " + Base.class.getAnnotations().length);
        System.out.println(Base.class.getAnnotation(Tag.class) + " " + Base.class.getAnnotationsByType(Tag.class).length + " " + Base.class.getAnnotationsByType(Tag.class)[1].value() + " " + Base.class.getAnnotation(Tags.class).value().length);
        Field f = Base.class.getDeclaredField("field");
        System.out.println(f.getAnnotation(Tag.class).value() + " " + f.isAnnotationPresent(Deprecated.class) + " " + f.getAnnotation(Deprecated.class).forRemoval() + " " + f.getAnnotationsByType(Tag.class).length);
        Method m = Base.class.getDeclaredMethod("m", int.class, String.class, long.class);
        for (Annotation[] p : m.getParameterAnnotations()) {
            List<String> names = new ArrayList<>();
            for (Annotation x : p) names.add(describe(x));
            System.out.println(names);
        }
        System.out.println(m.getParameters()[2].getAnnotation(Nested.class).value() + " " + m.getParameters()[1].getAnnotations().length);
        Nested n1 = a.nested();
        Nested n2 = Base.class.getAnnotation(All.class).nested();
        Nested other = m.getParameters()[0].getAnnotation(Nested.class);
        System.out.println(n1.equals(n2) + " " + n1.equals(other) + " " + n1.hashCode() + " " + (n1.hashCode() == n2.hashCode()) + " " + n1.annotationType().getName());
        AnnotatedType t = Base.class.getDeclaredField("typed").getAnnotatedType();
        System.out.println(t.getAnnotation(Use.class).value() + " " + ((AnnotatedParameterizedType) t).getAnnotatedActualTypeArguments()[0].getAnnotation(Use.class).value() + " " + Base.class.getTypeParameters()[0].getAnnotation(Use.class).value());
        System.out.println(All.class.isAnnotation() + " " + All.class.isInterface() + " " + Arrays.toString(All.class.getInterfaces()) + " " + All.class.isAnnotationPresent(Inherited.class) + " " + Use.class.getAnnotation(Target.class).value().length);
    }
}
