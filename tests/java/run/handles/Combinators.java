// insert, drop, filter, fold, permute, collect, spread, constant, identity, zero.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class Combinators {
    static String join(String a, int b, long c) {
        return a + "/" + b + "/" + c;
    }

    static int len(String s) {
        System.out.print("<len " + s + ">");
        return s.length();
    }

    static String wrap(Object o) {
        return "{" + o + "}";
    }

    static void note(String s, int n) {
        System.out.print("<note " + s + n + ">");
    }

    static String varargs(String first, Object... rest) {
        return first + Arrays.toString(rest);
    }

    static int sum(int... xs) {
        return Arrays.stream(xs).sum();
    }

    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            System.out.println(what + " -> " + c.go());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle join = l.findStatic(Combinators.class, "join", methodType(String.class, String.class, int.class, long.class));
        MethodHandle len = l.findStatic(Combinators.class, "len", methodType(int.class, String.class));
        MethodHandle wrap = l.findStatic(Combinators.class, "wrap", methodType(String.class, Object.class));
        MethodHandle note = l.findStatic(Combinators.class, "note", methodType(void.class, String.class, int.class));
        MethodHandle varargs = l.findStatic(Combinators.class, "varargs", methodType(String.class, String.class, Object[].class));
        MethodHandle sum = l.findStatic(Combinators.class, "sum", methodType(int.class, int[].class));
        attempt("insert 0", () -> (String) insertArguments(join, 0, "in").invokeExact(1, 2L));
        attempt("insert 1..2", () -> (String) insertArguments(join, 1, 7, 8L).invokeExact("x"));
        attempt("insert wrong", () -> insertArguments(join, 1, "no"));
        attempt("insert out of range", () -> insertArguments(join, 3, 1));
        attempt("bindTo", () -> (String) join.bindTo("bound").invokeExact(1, 2L));
        attempt("bindTo wrong", () -> join.bindTo(5));
        attempt("bindTo primitive", () -> len.asType(methodType(int.class, String.class)).bindTo("four").type() + " " + insertArguments(join, 0, "q").type());
        attempt("drop", () -> dropArguments(join, 1, double.class, Object.class).type() + " " + (String) dropArguments(join, 1, double.class, Object.class).invokeExact("a", 9.9, (Object) null, 1, 2L));
        attempt("dropReturn", () -> dropReturn(len).type());
        attempt("dropArgumentsToMatch", () -> dropArgumentsToMatch(len, 0, List.of(int.class, String.class, long.class), 1).type());
        attempt("filterArguments", () -> (String) filterArguments(join, 0, wrap.asType(methodType(String.class, double.class)), len).invokeExact(1.5, "abc", 3L));
        attempt("filterArguments null", () -> (String) filterArguments(join, 1, null, null).invokeExact("z", 1, 2L));
        attempt("filterReturnValue", () -> (String) filterReturnValue(len, wrap.asType(methodType(String.class, int.class))).invokeExact("hello"));
        attempt("filterReturnValue void", () -> (String) filterReturnValue(note, constant(String.class, "after")).invokeExact("n", 1));
        attempt("fold", () -> (String) foldArguments(dropArguments(join, 2, String.class).asType(methodType(String.class, String.class, int.class, String.class, long.class)), note).invokeExact("f", 1, "unused", 2L));
        MethodHandle lenFirst = permuteArguments(join, methodType(String.class, int.class, String.class, long.class), 1, 0, 2);
        attempt("fold value", () -> (String) foldArguments(lenFirst, len).invokeExact("folded", 9L));
        attempt("fold bad", () -> foldArguments(join, len));
        attempt("permute dup", () -> (int) permuteArguments(sum.asCollector(int[].class, 3), methodType(int.class, int.class, int.class), 0, 1, 0).invokeExact(10, 1));
        attempt("permute drop", () -> (String) permuteArguments(wrap, methodType(String.class, long.class, Object.class), 1).invokeExact(1L, (Object) "kept"));
        attempt("permute bad", () -> permuteArguments(wrap, methodType(String.class, Object.class), 1));
        attempt("collectArguments", () -> (String) collectArguments(join, 1, len).invokeExact("c", "four", 4L));
        attempt("collectArguments void", () -> (String) collectArguments(join, 1, note).invokeExact("c", "v", 0, 1, 4L));
        attempt("asCollector", () -> (int) sum.asCollector(int[].class, 4).invokeExact(1, 2, 3, 4));
        attempt("asCollector 0", () -> (int) sum.asCollector(int[].class, 0).invokeExact());
        attempt("asSpreader", () -> (String) join.asSpreader(Object[].class, 3).invokeExact(new Object[] {"s", 1, 2L}));
        attempt("asSpreader wrong length", () -> (String) join.asSpreader(Object[].class, 3).invokeExact(new Object[] {"s", 1}));
        attempt("asSpreader wrong element", () -> (String) join.asSpreader(Object[].class, 3).invokeExact(new Object[] {"s", "1", 2L}));
        attempt("asSpreader partial", () -> (String) join.asSpreader(1, Object[].class, 2).invokeExact("p", new Object[] {1, 2L}));
        attempt("asSpreader null 0", () -> (String) wrap.asSpreader(Object[].class, 0).invoke((Object) "x", (Object[]) null));
        attempt("varargs", () -> (String) varargs.invoke("v") + varargs.invoke("v", 1) + varargs.invoke("v", 1, 'c', null) + varargs.invoke("v", new Object[] {9}) + varargs.invoke("v", (Object) new Object[] {9}).toString().startsWith("v[["));
        attempt("asFixedArity", () -> varargs.asFixedArity().invoke("v", 1));
        attempt("asVarargsCollector", () -> sum.asFixedArity().asVarargsCollector(int[].class).invoke(1, (byte) 2, 'a'));
        attempt("withVarargs", () -> varargs.withVarargs(false).isVarargsCollector() + " " + varargs.isVarargsCollector());
        attempt("constant", () -> (int) constant(int.class, 42).invokeExact() + " " + constant(Object.class, null).invoke() + " " + (long) constant(long.class, 5).invokeExact());
        attempt("constant wrong", () -> constant(int.class, "x"));
        attempt("identity", () -> (double) identity(double.class).invokeExact(1.5) + " " + identity(String.class).type() + " " + identity(int[].class).invoke(null));
        attempt("zero", () -> (int) zero(int.class).invokeExact() + " " + (Object) zero(String.class).invoke() + " " + (boolean) zero(boolean.class).invokeExact() + " " + zero(void.class).type());
        attempt("empty", () -> (long) empty(methodType(long.class, String.class)).invokeExact("x") + " " + empty(methodType(void.class)).type());
        attempt("tableSwitch", () -> {
            MethodHandle ts = tableSwitch(dropArguments(constant(String.class, "default"), 0, int.class), dropArguments(constant(String.class, "zero"), 0, int.class), dropArguments(constant(String.class, "one"), 0, int.class));
            return (String) ts.invokeExact(0) + (String) ts.invokeExact(1) + (String) ts.invokeExact(2) + (String) ts.invokeExact(-1);
        });
        attempt("throwException", () -> throwException(int.class, IllegalStateException.class).invoke(new IllegalStateException("x")));
        attempt("array handles", () -> {
            int[] a = {1, 2, 3};
            arrayElementSetter(int[].class).invokeExact(a, 1, 20);
            return (int) arrayElementGetter(int[].class).invokeExact(a, 1) + " " + (int) arrayLength(int[].class).invokeExact(a) + " " + ((String[]) arrayConstructor(String[].class).invokeExact(2)).length;
        });
        attempt("array bounds", () -> arrayElementGetter(long[].class).invoke(new long[1], 1));
        attempt("array null", () -> arrayLength(long[].class).invoke((long[]) null));
        attempt("array negative", () -> arrayConstructor(long[].class).invoke(-1));
        attempt("array store", () -> arrayElementSetter(Object[].class).invoke(new String[1], 0, 5));
        attempt("invoker", () -> (String) invoker(join.type()).invoke(join, "i", 1, 2L) + (String) exactInvoker(join.type()).invokeExact(join, "e", 1, 2L) + spreadInvoker(join.type(), 1).invoke(join, "s", new Object[] {1, 2L}));
    }
}
