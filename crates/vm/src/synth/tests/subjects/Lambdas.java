import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.*;

public class Lambdas {
    interface ToLong { long get(int x); }
    interface ToObject { Object get(char c, byte b, short s, boolean z, float f, double d, long l, int i); }
    interface FromLong { double get(long x); }
    interface Unboxed { int get(Integer x); }
    interface UnboxedWider { double get(Integer x); }
    interface CharToInt { int get(Character x); }
    interface NumberBound<T extends Number> { long get(T x); }
    interface ComparableBound<T extends Comparable<T>> { Object get(T x); }
    interface Wide { String all(long a, double b, int c, Object d); }
    interface Base<T> { T apply(T x); }
    interface Narrow extends Base<String> { String apply(String x); }
    interface Marker {}
    interface SerialSupplier<T> extends Supplier<T>, Serializable {}

    private final int field;
    Lambdas(int field) { this.field = field; }
    Lambdas(String text, long more) { this(text.length() + (int) more); }

    private int secret(int x) { return field * x; }
    public String toString() { return "L" + field; }
    static long widen(long x) { return x + 1; }
    static double widenMore(double x) { return x / 2; }
    static int plain(int x) { return x + 1; }
    static long boxed(long x) { return x; }
    static Integer box(int x) { return x; }
    static String all(Character c, Byte b, Short s, Boolean z, Float f, Double d, Long l, Integer i) {
        return "" + c + b + s + z + f + d + l + i;
    }
    static int counter;
    static long count(Object... all) { counter += all.length; return counter; }
    static <T> T identity(T x) { return x; }
    static boolean odd(int x) { return x % 2 != 0; }

    static Runnable nothing() { return () -> {}; }
    static Runnable capturing(int x) { return () -> System.out.println("captured " + x); }

    Supplier<Supplier<String>> nested(String x) {
        return () -> () -> this + x + secret(2);
    }

    static void identity() {
        System.out.println(nothing() == nothing());
        System.out.println(capturing(1) == capturing(1));
        capturing(7).run();
    }

    static void conversions() {
        ToLong toLong = Lambdas::plain;
        System.out.println(toLong.get(4));
        toLong = Lambdas::widen;
        System.out.println(toLong.get(5));
        toLong = Lambdas::box;
        System.out.println(toLong.get(6));
        ToObject toObject = Lambdas::all;
        System.out.println(toObject.get('c', (byte) -1, (short) 2, true, 1.5f, 2.5, 1L << 40, 9));
        FromLong fromLong = Lambdas::widenMore;
        System.out.println(fromLong.get(9));
        Unboxed unboxed = Lambdas::plain;
        System.out.println(unboxed.get(10));
        UnboxedWider wider = Lambdas::widenMore;
        System.out.println(wider.get(11));
        CharToInt charToInt = Lambdas::plain;
        System.out.println(charToInt.get('a'));
        NumberBound<Integer> bound = Lambdas::boxed;
        System.out.println(bound.get(12));
        ComparableBound<Integer> comparable = Lambdas::widenMore;
        System.out.println(comparable.get(13));
        Function<Integer, Long> function = x -> x + 1L;
        System.out.println(function.apply(14));
        Function<Integer, Object> toBox = Lambdas::plain;
        System.out.println(toBox.apply(15));
        Predicate<Integer> odd = Lambdas::odd;
        System.out.println(odd.test(3));
        IntFunction<Number> number = Lambdas::box;
        System.out.println(number.apply(16));
        Consumer<Integer> dropped = Lambdas::boxed;
        dropped.accept(17);
        Runnable varargs = Lambdas::count;
        varargs.run();
        BiConsumer<String, Integer> two = Lambdas::count;
        two.accept("x", 1);
        System.out.println(counter);
        IntBinaryOperator max = Math::max;
        System.out.println(max.applyAsInt(3, 4));
        ToDoubleFunction<Float> widened = Float::floatValue;
        System.out.println(widened.applyAsDouble(1.25f));
        BooleanSupplier yes = () -> true;
        System.out.println(yes.getAsBoolean());
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void pollution() {
        Function length = (Function<String, Integer>) String::length;
        try {
            length.apply(3);
        } catch (ClassCastException e) {
            System.out.println("cast " + e.getMessage().contains("String"));
        }
        Function raw = (Function<Integer, Integer>) Lambdas::plain;
        try {
            raw.apply(3L);
        } catch (ClassCastException e) {
            System.out.println("cast " + e.getMessage().contains("Integer"));
        }
        try {
            raw.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Supplier<String> bad = (Supplier) () -> 3;
        try {
            System.out.println(bad.get().length());
        } catch (ClassCastException e) {
            System.out.println("late cast");
        }
    }

    void references() {
        IntUnaryOperator bound = this::secret;
        System.out.println(bound.applyAsInt(3));
        BiFunction<Lambdas, Integer, Integer> unbound = Lambdas::secret;
        System.out.println(unbound.apply(this, 4));
        Supplier<String> viaSuper = super::toString;
        System.out.println(viaSuper.get().startsWith("Lambdas@"));
        IntFunction<Lambdas> made = Lambdas::new;
        System.out.println(made.apply(5));
        BiFunction<String, Long, Lambdas> other = Lambdas::new;
        System.out.println(other.apply("abc", 4L));
        IntFunction<int[]> array = int[]::new;
        System.out.println(array.apply(3).length);
        UnaryOperator<int[]> copy = int[]::clone;
        System.out.println(copy.apply(new int[] {1, 2}).length);
        Supplier<List<String>> list = ArrayList::new;
        System.out.println(list.get());
        Function<CharSequence, Integer> length = CharSequence::length;
        System.out.println(length.apply("four"));
        Comparator<String> order = Comparator.comparing(String::length);
        System.out.println(order.reversed().compare("a", "bb"));
        Function<Object, String> text = Object::toString;
        System.out.println(text.apply(List.of(1)));
        System.out.println(nested("!").get().get());
        try {
            Lambdas none = null;
            Supplier<String> fails = none::toString;
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
    }

    static void wideAndExceptions() throws Exception {
        long l = 1L << 33;
        double d = 0.5;
        float f = 2f;
        boolean z = true;
        String[] s = {"x"};
        Wide wide = (a, b, c, o) -> a + "," + b + "," + c + "," + o + l + d + f + z + s[0];
        System.out.println(wide.all(1L << 34, 1.5, 3, "o"));
        Callable<Object> fails = () -> { throw new Exception("thrown " + l); };
        try {
            fails.call();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }

    static void alternatives() throws Exception {
        Narrow narrow = x -> x + "!";
        Base<String> base = narrow;
        System.out.println(base.apply("bridge") + narrow.apply("direct"));
        Runnable marked = (Runnable & Marker) () -> System.out.println("marked");
        marked.run();
        System.out.println(marked instanceof Marker);
        int captured = 3;
        long wide = 4;
        String text = "five";
        SerialSupplier<String> serial = () -> captured + text + wide;
        describe(serial);
        System.out.println(copied(serial).get());
        Function<Integer, Integer> function = (Function<Integer, Integer> & Serializable) Lambdas::plain;
        describe(function);
        System.out.println(copied(function).apply(1));
        Supplier<ArrayList<?>> constructor = (Supplier<ArrayList<?>> & Serializable) ArrayList::new;
        describe(constructor);
        System.out.println(copied(constructor).get());
        ToIntFunction<String> method = (ToIntFunction<String> & Serializable) String::length;
        describe(method);
        ToIntFunction<CharSequence> ofInterface = (ToIntFunction<CharSequence> & Serializable) CharSequence::length;
        describe(ofInterface);
        System.out.println(copied(ofInterface).applyAsInt("abc"));
    }

    static void describe(Object lambda) throws Exception {
        var replace = lambda.getClass().getDeclaredMethod("writeReplace");
        replace.setAccessible(true);
        var form = (SerializedLambda) replace.invoke(lambda);
        System.out.println(form);
        System.out.println(form.getImplMethodKind());
        for (int i = 0; i < form.getCapturedArgCount(); i++) {
            Object captured = form.getCapturedArg(i);
            System.out.println(captured.getClass() + " " + captured);
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T copied(T object) throws Exception {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    public static void main(String[] args) throws Exception {
        identity();
        conversions();
        pollution();
        new Lambdas(6).references();
        wideAndExceptions();
        alternatives();
    }
}
