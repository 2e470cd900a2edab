// LambdaMetafactory and StringConcatFactory called directly.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;

import static java.lang.invoke.MethodType.methodType;

public class LambdaByHand {
    static int plus(int a, int b) {
        return a + b;
    }

    static String show(Object o) {
        return "<" + o + ">";
    }

    int base = 100;

    int add(int x) {
        return base + x;
    }

    interface Op {
        int apply(int x);

        default int twice(int x) {
            return apply(apply(x));
        }
    }

    public interface Marker { }

    public interface Gen<T extends Number> {
        T go(T t);
    }

    static Integer neg(Integer x) {
        return -x;
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle plus = l.findStatic(LambdaByHand.class, "plus", methodType(int.class, int.class, int.class));
        CallSite cs = LambdaMetafactory.metafactory(l, "apply", methodType(Op.class, int.class), methodType(int.class, int.class), plus, methodType(int.class, int.class));
        Op add5 = (Op) cs.getTarget().invokeExact(5);
        Op add7 = (Op) cs.getTarget().invokeExact(7);
        System.out.println(add5.apply(1) + " " + add7.apply(1) + " " + add5.twice(0) + " " + (add5.getClass() == add7.getClass()));
        MethodHandle inst = l.findVirtual(LambdaByHand.class, "add", methodType(int.class, int.class));
        Op bound = (Op) LambdaMetafactory.metafactory(l, "apply", methodType(Op.class, LambdaByHand.class), methodType(int.class, int.class), inst, methodType(int.class, int.class)).getTarget().invokeExact(new LambdaByHand());
        System.out.println(bound.apply(3));
        MethodHandle show = l.findStatic(LambdaByHand.class, "show", methodType(String.class, Object.class));
        Function<String, Object> f = (Function<String, Object>) LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), show, methodType(String.class, String.class)).getTarget().invoke();
        System.out.println(f.apply("x") + " " + f.andThen(o -> o + "!").apply("y"));
        try {
            ((Function) f).apply(5);
        } catch (ClassCastException e) {
            System.out.println("instantiated type is checked");
        }
        MethodHandle ctor = l.findConstructor(StringBuilder.class, methodType(void.class, String.class));
        Function<String, StringBuilder> mk = (Function<String, StringBuilder>) LambdaMetafactory.metafactory(l, "apply", methodType(Function.class), methodType(Object.class, Object.class), ctor, methodType(StringBuilder.class, String.class)).getTarget().invoke();
        System.out.println(mk.apply("abc").reverse());
        MethodHandle neg = l.findStatic(LambdaByHand.class, "neg", methodType(Integer.class, Integer.class));
        CallSite alt = LambdaMetafactory.altMetafactory(l, "go", methodType(Gen.class), methodType(Number.class, Number.class), neg, methodType(Integer.class, Integer.class), LambdaMetafactory.FLAG_MARKERS | LambdaMetafactory.FLAG_BRIDGES, 1, Marker.class, 1, methodType(Object.class, Object.class));
        Object g = alt.getTarget().invoke();
        System.out.println(((Gen<Integer>) g).go(5) + " " + (g instanceof Marker));
        attempt("wrong impl", () -> LambdaMetafactory.metafactory(l, "apply", methodType(Op.class), methodType(int.class, int.class), plus, methodType(int.class, int.class)));
        attempt("not an interface", () -> LambdaMetafactory.metafactory(l, "apply", methodType(String.class), methodType(int.class, int.class), plus, methodType(int.class, int.class)));

        MethodHandle sc = StringConcatFactory.makeConcatWithConstants(l, "x", methodType(String.class, int.class, Object.class, double.class, char.class), "i=\u0001 o=\u0001 d=\u0001 c=\u0001 k=\u0002.", "K").getTarget();
        System.out.println((String) sc.invokeExact(5, (Object) null, 1.0, 'q'));
        MethodHandle plain = StringConcatFactory.makeConcat(l, "x", methodType(String.class, String.class, long.class, boolean.class, float.class, byte.class, short.class)).getTarget();
        System.out.println((String) plain.invokeExact((String) null, Long.MIN_VALUE, true, -0f, (byte) -1, (short) 9));
        attempt("too few slots", () -> StringConcatFactory.makeConcatWithConstants(l, "x", methodType(String.class, int.class), "\u0001\u0001"));
        attempt("bad return", () -> StringConcatFactory.makeConcat(l, "x", methodType(int.class, int.class)));
        String s = "s";
        char[] ca = {'x'};
        System.out.println("" + s + 1 + 'c' + 2L + 1.5f + 2.5 + true + null + (Object) "o" + (byte) 3 + (short) 4 + ca.length);
        s += 1 + 2;
        s += 'c';
        s += null;
        System.out.println(s + 1 + 1 + (1 + 1));
        StringBuilder long200 = new StringBuilder();
        for (int i = 0; i < 3; i++) long200.append("" + i + i + i + i + i + i + i + i + i + i + "|" + i + i + i + i + i + i + i + i + i + i + "|" + i + i + i + i + i + i + i + i + i + i);
        System.out.println(long200);
    }
}
