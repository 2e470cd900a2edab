// guardWithTest, catchException, tryFinally and every loop combinator.
import java.lang.invoke.*;
import java.util.*;

import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class GuardsAndLoops {
    static boolean positive(int x) {
        return x > 0;
    }

    static String pos(int x) {
        return "pos" + x;
    }

    static String neg(int x) {
        return "neg" + x;
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static int onArith(ArithmeticException e, int a) {
        System.out.print("<" + e.getMessage() + " " + a + ">");
        return -1;
    }

    static int cleanup(Throwable t, int result, int a, int b) {
        System.out.print("<cleanup " + (t == null ? "ok" : t.getClass().getSimpleName()) + " " + result + " " + a + "," + b + ">");
        return result + 1000;
    }

    static int step(int acc, int i, int n) {
        return acc * 10 + i % 10;
    }

    static boolean less(int acc, int limit) {
        return acc < limit;
    }

    static int doubleIt(int acc, int limit) {
        return acc * 2;
    }

    static String concat(String acc, String x, Iterable<String> it) {
        return acc + "," + x;
    }

    static String start(Iterable<String> it) {
        return "start";
    }

    static int zeroInit(int n) {
        return 0;
    }

    static int oneInit(int n) {
        return 1;
    }

    static int fact(int i, int acc, int n) {
        return acc * (i + 1);
    }

    static int inc(int i, int acc, int n) {
        return i + 1;
    }

    static boolean more(int i, int acc, int n) {
        return i < n;
    }

    static int fin(int i, int acc, int n) {
        return acc;
    }

    static MethodHandle h(String name) throws Exception {
        for (java.lang.reflect.Method m : GuardsAndLoops.class.getDeclaredMethods()) if (m.getName().equals(name)) return lookup().unreflect(m);
        throw new NoSuchMethodException(name);
    }

    interface Act {
        Object go() throws Throwable;
    }

    static void attempt(String what, Act c) {
        try {
            System.out.println(what + " -> " + c.go());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName() + " " + (e instanceof ArithmeticException ? e.getMessage() : ""));
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle guard = guardWithTest(h("positive"), h("pos"), h("neg"));
        attempt("guard", () -> (String) guard.invokeExact(5) + (String) guard.invokeExact(-5) + guard.type());
        attempt("guard mismatch", () -> guardWithTest(h("positive"), h("pos"), h("divide")));
        MethodHandle caught = catchException(h("divide"), ArithmeticException.class, h("onArith"));
        attempt("catch", () -> (int) caught.invokeExact(6, 3) + " " + (int) caught.invokeExact(6, 0));
        MethodHandle npe = catchException(h("divide"), NullPointerException.class, dropArguments(constant(int.class, 5), 0, NullPointerException.class));
        attempt("catch other", () -> (int) npe.invokeExact(1, 0));
        MethodHandle tf = tryFinally(h("divide"), h("cleanup"));
        attempt("tryFinally ok", () -> (int) tf.invokeExact(9, 3));
        attempt("tryFinally throws", () -> (int) tf.invokeExact(9, 0));
        attempt("nested", () -> (int) catchException(tf, ArithmeticException.class, h("onArith")).invokeExact(1, 0));
        MethodHandle counted = countedLoop(identity(int.class), h("zeroInit"), permute3());
        attempt("countedLoop", () -> (int) counted.invokeExact(5) + " " + (int) counted.invokeExact(0));
        MethodHandle ranged = countedLoop(dropArguments(constant(int.class, 3), 0, int.class), identity(int.class), h("zeroInit"), permute3());
        attempt("countedLoop range", () -> (int) ranged.invokeExact(8));
        MethodHandle wh = whileLoop(dropArguments(constant(int.class, 1), 0, int.class), h("less"), h("doubleIt"));
        attempt("whileLoop", () -> (int) wh.invokeExact(100) + " " + (int) wh.invokeExact(0));
        MethodHandle dw = doWhileLoop(dropArguments(constant(int.class, 1), 0, int.class), h("doubleIt"), h("less"));
        attempt("doWhileLoop", () -> (int) dw.invokeExact(100) + " " + (int) dw.invokeExact(0));
        MethodHandle it = iteratedLoop(null, h("start"), h("concat"));
        attempt("iteratedLoop", () -> it.type() + " " + it.invoke(List.of("a", "b", "c")) + " " + it.invoke(new TreeSet<>(List.of("z", "y"))));
        MethodHandle loop = loop(new MethodHandle[] {h("zeroInit"), h("inc")}, new MethodHandle[] {h("oneInit"), h("fact"), h("more"), h("fin")});
        attempt("loop", () -> loop.type() + " " + (int) loop.invokeExact(5));
        attempt("deep guard chain", () -> {
            MethodHandle chain = dropArguments(constant(String.class, "none"), 0, int.class);
            for (int i = 0; i < 20; i++) {
                MethodHandle eq = insertArguments(lookup().findStatic(Objects.class, "equals", methodType(boolean.class, Object.class, Object.class)), 0, i).asType(methodType(boolean.class, int.class));
                chain = guardWithTest(eq, dropArguments(constant(String.class, "case" + i), 0, int.class), chain);
            }
            return (String) chain.invokeExact(0) + (String) chain.invokeExact(19) + (String) chain.invokeExact(20);
        });
    }

    static MethodHandle permute3() throws Exception {
        return h("step");
    }
}
