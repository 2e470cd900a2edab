import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;

/** One of each thing a compiler writes into a class file. */
@Sample.Mark(name = "class", inner = @Sample.Leaf(7), leaves = {@Sample.Leaf(1), @Sample.Leaf(2)},
    type = int[].class, kind = Sample.Kind.SECOND, numbers = {1, 2, 3}, flag = true, letter = 'x',
    big = 1L << 40, ratio = 0.5, part = 2.5f)
public class Sample<T extends Comparable<T>> implements Function<T, String> {
    static final int INT = 42;
    static final long LONG = 1L << 50;
    static final float FLOAT = 1.5f;
    static final double DOUBLE = Math.PI;
    static final String TEXT = "zero \0, umlaut ü, euro €, face \ud83d\ude00, lone \ud800";
    static final char LETTER = 'c';
    volatile int counter;
    transient long[][] grid = new long[3][4];
    @Deprecated protected List<? super T> list = new ArrayList<>();

    enum Kind { FIRST, SECOND { @Override int weight() { return 2; } }; int weight() { return 1; } }

    @Retention(RetentionPolicy.RUNTIME) @interface Leaf { int value(); }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        String name() default "none";
        Leaf inner() default @Leaf(0);
        Leaf[] leaves() default {};
        Class<?> type() default Object.class;
        Kind kind() default Kind.FIRST;
        int[] numbers() default {};
        boolean flag() default false;
        char letter() default 'a';
        long big() default 0;
        double ratio() default 0;
        float part() default 0;
    }

    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface Checked {}

    record Point(@Leaf(3) int x, double y) {
        Point { if (x < 0) throw new IllegalArgumentException("x " + x + " y " + y); }
    }

    sealed interface Shape permits Circle, Square {
        double area();
        default String describe() { return name() + ":" + area(); }
        private String name() { return getClass().getSimpleName(); }
        static Shape unit() { return new Square(1); }
    }
    record Circle(double radius) implements Shape {
        public double area() { return Math.PI * radius * radius; }
    }
    record Square(double side) implements Shape {
        public double area() { return side * side; }
    }

    @Override public String apply(@Leaf(9) T value) {
        IntBinaryOperator sum = (a, b) -> a + b + counter;
        Function<Object, String> text = String::valueOf;
        return text.apply(value) + sum.applyAsInt(1, 2) + TEXT + LONG;
    }

    static int dense(int n) {
        switch (n) {
            case 0: return 5;
            case 1: return 6;
            case 2: return 7;
            case 3: return 8;
            default: return -1;
        }
    }

    static int sparse(String key) {
        switch (key) {
            case "one": return 1;
            case "thousand": return 1000;
            case "million": return 1_000_000;
            default: return Integer.MIN_VALUE;
        }
    }

    static int kinds(Kind kind) {
        return switch (kind) { case FIRST -> 1; case SECOND -> 200_000; };
    }

    synchronized long handlers(Object lock, @Checked String text) throws java.io.IOException {
        long total = 0;
        for (int i = 0; i < 10; i++) {
            try {
                synchronized (lock) { total += Integer.parseInt(text) * 3L; }
            } catch (NumberFormatException | NullPointerException e) {
                total -= 1;
            } finally {
                total ^= 0x5555_5555_5555L;
            }
        }
        if (total == 7) throw new java.io.IOException(text);
        assert total != 8 : "eight";
        return total;
    }

    static double arithmetic(int i, long l, float f, double d) {
        i += 1000;
        int shifted = (i << 3) >>> 1 ^ ~i % 7;
        long mixed = l * shifted / 3 - (long) f & (long) d;
        byte b = (byte) mixed; short s = (short) mixed; char c = (char) mixed;
        return b + s + c + (f > d ? f % 2 : -d) + (l < 3 ? 1 : 0);
    }

    static boolean arrays(Object o, int[] ints, String[] texts) {
        ints[0]++;
        byte[] bytes = {1, 2, 3};
        char[] chars = "abc".toCharArray();
        chars[1] = (char) bytes[2];
        texts[0] = o instanceof String s ? s : null;
        return texts.getClass() == String[].class && ints.length > chars[0];
    }

    static native int outside(long handle);

    Runnable anonymous() {
        class Local { int seen = counter; }
        return new Runnable() { @Override public void run() { counter += new Local().seen; } };
    }

    static int many() {
        int a0 = 1; int a1 = a0 + 1; int a2 = a1 + 1; int a3 = a2 + 1; int a4 = a3 + 1;
        int a5 = a4 + 1; int a6 = a5 + 1; int a7 = a6 + 1; int a8 = a7 + 1; int a9 = a8 + 1;
        int a10 = a9 + 1; int a11 = a10 + 1; int a12 = a11 + 1; int a13 = a12 + 1; int a14 = a13 + 1;
        int a15 = a14 + 1; int a16 = a15 + 1; int a17 = a16 + 1; int a18 = a17 + 1; int a19 = a18 + 1;
        int a20 = a19 + 1; int a21 = a20 + 1; int a22 = a21 + 1; int a23 = a22 + 1; int a24 = a23 + 1;
        int a25 = a24 + 1; int a26 = a25 + 1; int a27 = a26 + 1; int a28 = a27 + 1; int a29 = a28 + 1;
        int a30 = a29 + 1; int a31 = a30 + 1; int a32 = a31 + 1; int a33 = a32 + 1; int a34 = a33 + 1;
        int a35 = a34 + 1; int a36 = a35 + 1; int a37 = a36 + 1; int a38 = a37 + 1; int a39 = a38 + 1;
        int a40 = a39 + 1; int a41 = a40 + 1; int a42 = a41 + 1; int a43 = a42 + 1; int a44 = a43 + 1;
        int a45 = a44 + 1; int a46 = a45 + 1; int a47 = a46 + 1; int a48 = a47 + 1; int a49 = a48 + 1;
        int a50 = a49 + 1; int a51 = a50 + 1; int a52 = a51 + 1; int a53 = a52 + 1; int a54 = a53 + 1;
        int a55 = a54 + 1; int a56 = a55 + 1; int a57 = a56 + 1; int a58 = a57 + 1; int a59 = a58 + 1;
        int a60 = a59 + 1; int a61 = a60 + 1; int a62 = a61 + 1; int a63 = a62 + 1; int a64 = a63 + 1;
        int a65 = a64 + 1; int a66 = a65 + 1; int a67 = a66 + 1; int a68 = a67 + 1; int a69 = a68 + 1;
        int a70 = a69 + 1; int a71 = a70 + 1; int a72 = a71 + 1; int a73 = a72 + 1; int a74 = a73 + 1;
        int a75 = a74 + 1; int a76 = a75 + 1; int a77 = a76 + 1; int a78 = a77 + 1; int a79 = a78 + 1;
        int a80 = a79 + 1; int a81 = a80 + 1; int a82 = a81 + 1; int a83 = a82 + 1; int a84 = a83 + 1;
        int a85 = a84 + 1; int a86 = a85 + 1; int a87 = a86 + 1; int a88 = a87 + 1; int a89 = a88 + 1;
        int a90 = a89 + 1; int a91 = a90 + 1; int a92 = a91 + 1; int a93 = a92 + 1; int a94 = a93 + 1;
        int a95 = a94 + 1; int a96 = a95 + 1; int a97 = a96 + 1; int a98 = a97 + 1; int a99 = a98 + 1;
        int a100 = a99 + 1; int a101 = a100 + 1; int a102 = a101 + 1; int a103 = a102 + 1; int a104 = a103 + 1;
        int a105 = a104 + 1; int a106 = a105 + 1; int a107 = a106 + 1; int a108 = a107 + 1; int a109 = a108 + 1;
        int a110 = a109 + 1; int a111 = a110 + 1; int a112 = a111 + 1; int a113 = a112 + 1; int a114 = a113 + 1;
        int a115 = a114 + 1; int a116 = a115 + 1; int a117 = a116 + 1; int a118 = a117 + 1; int a119 = a118 + 1;
        int a120 = a119 + 1; int a121 = a120 + 1; int a122 = a121 + 1; int a123 = a122 + 1; int a124 = a123 + 1;
        int a125 = a124 + 1; int a126 = a125 + 1; int a127 = a126 + 1; int a128 = a127 + 1; int a129 = a128 + 1;
        int a130 = a129 + 1; int a131 = a130 + 1; int a132 = a131 + 1; int a133 = a132 + 1; int a134 = a133 + 1;
        int a135 = a134 + 1; int a136 = a135 + 1; int a137 = a136 + 1; int a138 = a137 + 1; int a139 = a138 + 1;
        int a140 = a139 + 1; int a141 = a140 + 1; int a142 = a141 + 1; int a143 = a142 + 1; int a144 = a143 + 1;
        int a145 = a144 + 1; int a146 = a145 + 1; int a147 = a146 + 1; int a148 = a147 + 1; int a149 = a148 + 1;
        int a150 = a149 + 1; int a151 = a150 + 1; int a152 = a151 + 1; int a153 = a152 + 1; int a154 = a153 + 1;
        int a155 = a154 + 1; int a156 = a155 + 1; int a157 = a156 + 1; int a158 = a157 + 1; int a159 = a158 + 1;
        int a160 = a159 + 1; int a161 = a160 + 1; int a162 = a161 + 1; int a163 = a162 + 1; int a164 = a163 + 1;
        int a165 = a164 + 1; int a166 = a165 + 1; int a167 = a166 + 1; int a168 = a167 + 1; int a169 = a168 + 1;
        int a170 = a169 + 1; int a171 = a170 + 1; int a172 = a171 + 1; int a173 = a172 + 1; int a174 = a173 + 1;
        int a175 = a174 + 1; int a176 = a175 + 1; int a177 = a176 + 1; int a178 = a177 + 1; int a179 = a178 + 1;
        int a180 = a179 + 1; int a181 = a180 + 1; int a182 = a181 + 1; int a183 = a182 + 1; int a184 = a183 + 1;
        int a185 = a184 + 1; int a186 = a185 + 1; int a187 = a186 + 1; int a188 = a187 + 1; int a189 = a188 + 1;
        int a190 = a189 + 1; int a191 = a190 + 1; int a192 = a191 + 1; int a193 = a192 + 1; int a194 = a193 + 1;
        int a195 = a194 + 1; int a196 = a195 + 1; int a197 = a196 + 1; int a198 = a197 + 1; int a199 = a198 + 1;
        int a200 = a199 + 1; int a201 = a200 + 1; int a202 = a201 + 1; int a203 = a202 + 1; int a204 = a203 + 1;
        int a205 = a204 + 1; int a206 = a205 + 1; int a207 = a206 + 1; int a208 = a207 + 1; int a209 = a208 + 1;
        int a210 = a209 + 1; int a211 = a210 + 1; int a212 = a211 + 1; int a213 = a212 + 1; int a214 = a213 + 1;
        int a215 = a214 + 1; int a216 = a215 + 1; int a217 = a216 + 1; int a218 = a217 + 1; int a219 = a218 + 1;
        int a220 = a219 + 1; int a221 = a220 + 1; int a222 = a221 + 1; int a223 = a222 + 1; int a224 = a223 + 1;
        int a225 = a224 + 1; int a226 = a225 + 1; int a227 = a226 + 1; int a228 = a227 + 1; int a229 = a228 + 1;
        int a230 = a229 + 1; int a231 = a230 + 1; int a232 = a231 + 1; int a233 = a232 + 1; int a234 = a233 + 1;
        int a235 = a234 + 1; int a236 = a235 + 1; int a237 = a236 + 1; int a238 = a237 + 1; int a239 = a238 + 1;
        int a240 = a239 + 1; int a241 = a240 + 1; int a242 = a241 + 1; int a243 = a242 + 1; int a244 = a243 + 1;
        int a245 = a244 + 1; int a246 = a245 + 1; int a247 = a246 + 1; int a248 = a247 + 1; int a249 = a248 + 1;
        int a250 = a249 + 1; int a251 = a250 + 1; int a252 = a251 + 1; int a253 = a252 + 1; int a254 = a253 + 1;
        int a255 = a254 + 1; int a256 = a255 + 1; int a257 = a256 + 1; int a258 = a257 + 1; int a259 = a258 + 1;
        a259++;
        a258 += 1000;
        return a258 + a259;
    }
}
