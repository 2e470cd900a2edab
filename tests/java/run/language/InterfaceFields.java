// Interface constants, annotations at run time, static nested in interfaces, ambiguous names resolved by qualification.
import java.lang.annotation.*;
import java.util.*;
public class InterfaceFields {
    interface K {
        int A = 1;
        String S = "k" + A;
        int[] ARR = {A, 2, 3};
        class Inner { static int made; int id = ++made; }
        enum E { P, Q }
    }
    interface L extends K { int A = 10; int B = K.A + A; }
    interface M { int A = 100; }
    static class C implements L, M { int sum() { return L.A + M.A + B + ARR[1]; } }
    @Retention(RetentionPolicy.RUNTIME) @interface Tag {
        String value() default "none";
        int n() default 7;
        Class<?> c() default Object.class;
        String[] arr() default {"x", "y"};
        K.E e() default K.E.Q;
    }
    @Tag("cls") static class T1 {
        @Tag(n = 3, arr = {}) public int f;
        @Tag(c = String.class, e = K.E.P) public void m(@Deprecated int a) {}
        @Deprecated public void old() {}
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Rs.class) @interface R { int v(); }
    @Retention(RetentionPolicy.RUNTIME) @interface Rs { R[] value(); }
    @R(v = 1) @R(v = 2) static class Rep {}
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Inh {}
    @Inh static class P0 {} static class P1 extends P0 {}
    public static void main(String[] args) throws Exception {
        System.out.println(new C().sum() + K.S + L.ARR.length + C.S);
        K.ARR[0] = 50;
        System.out.println(L.ARR[0] + " " + new K.Inner().id + new L.Inner().id + " " + L.E.valueOf("P") + K.Inner.made);
        Tag t = T1.class.getAnnotation(Tag.class);
        System.out.println(t.value() + t.n() + t.c().getSimpleName() + Arrays.toString(t.arr()) + t.e());
        Tag f = T1.class.getField("f").getAnnotation(Tag.class);
        System.out.println(f.value() + f.n() + f.arr().length + f.annotationType().getSimpleName());
        Tag m = T1.class.getMethod("m", int.class).getAnnotation(Tag.class);
        System.out.println(m.c() + " " + m.e() + " " + m.equals(f) + " "
                + m.equals(T1.class.getMethod("m", int.class).getAnnotation(Tag.class)));
        System.out.println(T1.class.getMethod("old").isAnnotationPresent(Deprecated.class) + " "
                + T1.class.getMethod("m", int.class).getParameterAnnotations()[0].length);
        for (R r : Rep.class.getAnnotationsByType(R.class)) System.out.print(r.v() + " ");
        System.out.println(Rep.class.getAnnotation(Rs.class).value().length + " " + P1.class.isAnnotationPresent(Inh.class)
                + P1.class.getDeclaredAnnotations().length);
    }
}
