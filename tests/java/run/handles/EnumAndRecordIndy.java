// The indy bootstraps javac uses: records (ObjectMethods), lambdas, concat, enum switch.
import java.lang.invoke.*;
import java.lang.runtime.ObjectMethods;
import java.util.*;
import java.util.function.*;

import static java.lang.invoke.MethodType.methodType;

public class EnumAndRecordIndy {
    record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String str, int[] arr, List<String> l) { }

    record Nested(All a, Nested next) { }

    record Floats(float f, double d) { }

    static class Manual {
        final int x;
        final String y;

        Manual(int x, String y) {
            this.x = x;
            this.y = y;
        }
    }

    public static void main(String[] args) throws Throwable {
        int[] arr = {1};
        All a = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 6.5, "s", null, List.of("q"));
        All b = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 6.5, "s", null, List.of("q"));
        All c = new All(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 6.5, "s", arr, null);
        System.out.println(a + " " + a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(c) + " " + a.equals(null) + " " + a.equals("x") + " " + c.equals(c));
        System.out.println(a.hashCode() + " " + new Nested(null, null).hashCode() + " " + new Nested(a, new Nested(b, null)));
        System.out.println(new Floats(0f, 0.0).equals(new Floats(-0f, 0.0)) + " " + new Floats(Float.NaN, Double.NaN).equals(new Floats(Float.NaN, Double.NaN)) + " " + new Floats(1, 2).hashCode());
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle gx = l.findGetter(Manual.class, "x", int.class);
        MethodHandle gy = l.findGetter(Manual.class, "y", String.class);
        MethodHandle ts = ((CallSite) ObjectMethods.bootstrap(l, "toString", methodType(String.class, Manual.class), Manual.class, "x;y", gx, gy)).getTarget();
        MethodHandle hc = ((CallSite) ObjectMethods.bootstrap(l, "hashCode", methodType(int.class, Manual.class), Manual.class, "x;y", gx, gy)).getTarget();
        MethodHandle eq = ((CallSite) ObjectMethods.bootstrap(l, "equals", methodType(boolean.class, Manual.class, Object.class), Manual.class, "x;y", gx, gy)).getTarget();
        Manual m = new Manual(1, "y");
        System.out.println((String) ts.invokeExact(m) + " " + (int) hc.invokeExact(m) + " " + (boolean) eq.invokeExact(m, (Object) new Manual(1, "y")) + " " + (boolean) eq.invokeExact(m, (Object) new Manual(2, "y")) + " " + (boolean) eq.invokeExact(m, (Object) null));
        try {
            ObjectMethods.bootstrap(l, "nope", methodType(String.class, Manual.class), Manual.class, "x;y", gx, gy);
        } catch (IllegalArgumentException e) {
            System.out.println("IAE");
        }
        List<Supplier<Integer>> captured = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i * i;
            captured.add(() -> k);
        }
        for (Supplier<Integer> s : captured) System.out.print(s.get() + " ");
        Supplier<Object> nonCapturing = () -> "same";
        System.out.println(nonCapturing.get());
        long big = 1L << 33;
        double dd = 0.1;
        byte by = -1;
        BiFunction<Integer, String, String> many = (p, q) -> p + q + big + dd + by + Arrays.toString(arr);
        System.out.println(many.apply(1, "s"));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = x -> y -> z -> x * y + z;
        System.out.println(curried.apply(3).apply(4).apply(5));
        IntFunction<IntFunction<IntUnaryOperator>> prim = x -> y -> z -> x * y - z;
        System.out.println(prim.apply(3).apply(4).applyAsInt(5));
        Function<Integer, Integer>[] rec = new Function[1];
        rec[0] = n -> n < 2 ? n : rec[0].apply(n - 1) + rec[0].apply(n - 2);
        System.out.println(rec[0].apply(12));
        for (int i = 0; i < 3; i++) {
            Thread.State st = Thread.State.values()[i];
            switch (st) {
                case NEW -> System.out.print("new ");
                case RUNNABLE -> System.out.print("run ");
                default -> System.out.println("other");
            }
        }
    }
}
