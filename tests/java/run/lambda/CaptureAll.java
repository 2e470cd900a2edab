// Lambdas capturing every primitive type, references, this, parameters, many values, loop variables.
import java.util.*;
import java.util.function.*;
public class CaptureAll {
    long field = 1L << 40; static double sfield = 0.25;
    interface Many { String go(byte b, long l, double d, Object o); }
    String all(byte b, short s, char c, int i, long l, float f, double d, boolean z, String str, int[] arr) {
        Supplier<String> x = () -> b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + z + " " + str + " "
                + arr[0]++ + " " + field++ + " " + sfield;
        x.get();
        return x.get();
    }
    Many mix(long cap1, double cap2, byte cap3, char cap4) {
        return (b, l, d, o) -> b + l + d + "" + o + cap1 + cap2 + cap3 + cap4 + this.field;
    }
    Supplier<Supplier<Supplier<String>>> nest(int a) {
        long b = a * 2L;
        return () -> {
            double c = b * 1.5;
            return () -> { char d = (char) ('a' + a); return () -> a + "," + b + "," + c + "," + d + "," + field; };
        };
    }
    static Runnable counter(int[] box) { return () -> box[0]++; }
    public static void main(String[] args) {
        CaptureAll o = new CaptureAll();
        System.out.println(o.all((byte) -8, (short) -16, 'c', 32, 64L, 1.5f, 2.5, true, "s", new int[]{7}));
        System.out.println(o.mix(1L << 50, -0.0, (byte) -3, 'q').go((byte) 100, 1L << 33, 0.5, null));
        System.out.println(o.nest(3).get().get().get());
        o.field = 0;
        System.out.println(o.nest(4).get().get().get());
        List<Supplier<Integer>> l = new ArrayList<>();
        for (int i = 0; i < 4; i++) { int j = i * i; l.add(() -> j); }
        for (int x : new int[]{10, 20}) l.add(() -> x);
        for (Supplier<Integer> s : l) System.out.print(s.get() + " ");
        System.out.println();
        int[] box = {0};
        Runnable r = counter(box);
        for (int i = 0; i < 5; i++) r.run();
        System.out.println(box[0]);
        long a1 = 1, a2 = 2, a3 = 3, a4 = 4, a5 = 5, a6 = 6, a7 = 7, a8 = 8;
        double d1 = .1, d2 = .2, d3 = .3, d4 = .4;
        int i1 = 1, i2 = 2, i3 = 3;
        String s1 = "p", s2 = "q";
        DoubleSupplier big = () -> a1 + a2 * 10 + a3 * 100 + a4 * 1000 + a5 * 10000 + a6 * 100000 + a7 * 1000000 + a8 * 10000000
                + d1 + d2 * 2 + d3 * 3 + d4 * 4 + i1 + i2 + i3 + s1.length() + s2.length();
        System.out.println(big.getAsDouble());
        Function<Long, Function<Double, Function<Integer, Function<String, String>>>> cur = p -> q -> x -> y -> p + "/" + q + "/"
                + x + "/" + y;
        var c3 = cur.apply(1L << 60).apply(2.5).apply(3);
        System.out.println(c3.apply("y") + c3.apply("z"));
        IntFunction<IntFunction<IntUnaryOperator>> add3 = x -> y -> z -> x * 100 + y * 10 + z;
        System.out.println(add3.apply(1).apply(2).applyAsInt(3));
        final int[][] grid = new int[2][2];
        BiConsumer<Integer, Integer> set = (x, y) -> grid[x][y] = x * 2 + y + 1;
        for (int x = 0; x < 2; x++) for (int y = 0; y < 2; y++) set.accept(x, y);
        System.out.println(Arrays.deepToString(grid));
        StringBuilder sb = new StringBuilder();
        Consumer<Object> app = sb::append;
        app.accept(1);
        app.andThen(v -> sb.append("!")).andThen(app).accept('c');
        System.out.println(sb);
        Object lock = new Object();
        Runnable sy = () -> { synchronized (lock) { sb.append(Thread.holdsLock(lock)); } };
        sy.run();
        System.out.println(sb);
        class Loc { int v = i3; Supplier<Integer> s = () -> v + i2; }
        System.out.println(new Loc().s.get());
        Runnable th = () -> {
            try {
                throw new IllegalStateException(s1 + s2);
            } catch (IllegalStateException e) { sb.append(e.getMessage()); } finally { sb.append('f'); }
        };
        th.run();
        System.out.println(sb);
    }
}
