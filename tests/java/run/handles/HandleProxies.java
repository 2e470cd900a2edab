// MethodHandleProxies and handles as functional objects.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;

import static java.lang.invoke.MethodType.methodType;

public class HandleProxies {
    public interface Parser {
        int parse(String s) throws NumberFormatException;
    }

    interface Hidden {
        void x();
    }

    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Throwable e) {
            System.out.println(what + " -> " + e.getClass().getSimpleName());
        }
    }

    static int fail(String s) throws Exception {
        throw new Exception("checked " + s);
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle parseInt = l.findStatic(Integer.class, "parseInt", methodType(int.class, String.class));
        Parser p = MethodHandleProxies.asInterfaceInstance(Parser.class, parseInt);
        System.out.println(p.parse("41") + 1);
        attempt("exception passes", () -> p.parse("x"));
        System.out.println(MethodHandleProxies.isWrapperInstance(p) + " " + MethodHandleProxies.isWrapperInstance("x") + " " + MethodHandleProxies.wrapperInstanceTarget(p).type() + " " + MethodHandleProxies.wrapperInstanceType(p));
        Comparator<String> cmp = MethodHandleProxies.asInterfaceInstance(Comparator.class, l.findVirtual(String.class, "compareToIgnoreCase", methodType(int.class, String.class)));
        List<String> s = new ArrayList<>(List.of("b", "A", "C"));
        s.sort(cmp);
        System.out.println(s);
        Runnable r = MethodHandleProxies.asInterfaceInstance(Runnable.class, MethodHandles.insertArguments(l.findVirtual(java.io.PrintStream.class, "println", methodType(void.class, String.class)), 0, System.out, "ran"));
        r.run();
        attempt("wrong arity", () -> MethodHandleProxies.asInterfaceInstance(Runnable.class, parseInt));
        attempt("not public", () -> MethodHandleProxies.asInterfaceInstance(Hidden.class, MethodHandles.zero(void.class)));
        attempt("not functional", () -> MethodHandleProxies.asInterfaceInstance(List.class, parseInt));
        Parser f = MethodHandleProxies.asInterfaceInstance(Parser.class, l.findStatic(HandleProxies.class, "fail", methodType(int.class, String.class)));
        attempt("undeclared checked", () -> f.parse("q"));
        MethodHandle max = l.findStatic(Math.class, "max", methodType(int.class, int.class, int.class));
        int best = Integer.MIN_VALUE;
        for (int x : new int[] {3, 9, 2}) best = (int) max.invokeExact(best, x);
        System.out.println(best);
        Map<String, MethodHandle> ops = new TreeMap<>();
        for (String n : new String[] {"addExact", "multiplyExact", "floorMod", "subtractExact"}) ops.put(n, l.findStatic(Math.class, n, methodType(int.class, int.class, int.class)));
        for (Map.Entry<String, MethodHandle> e : ops.entrySet()) System.out.print(e.getKey() + "=" + (int) e.getValue().invokeExact(17, 5) + " ");
        System.out.println();
        try {
            int x = (int) ops.get("addExact").invokeExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage() + " frames hide the handle: " + e.getStackTrace()[1].getMethodName());
        }
        Supplier<Integer> sup = () -> {
            try {
                return (Integer) parseInt.invoke("12");
            } catch (Throwable t) {
                throw new IllegalStateException(t);
            }
        };
        System.out.println(sup.get());
    }
}
