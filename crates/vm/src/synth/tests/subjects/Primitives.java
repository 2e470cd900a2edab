public class Primitives {
    static int a(long x) { return switch (x) { case 1L -> 1; case 10_000_000_000L -> 2; case byte b -> 5; case char c -> 6; case int i -> 3; case float f -> 7; case long l -> 4; }; }
    static int b(boolean x) { return switch (x) { case true -> 1; case false -> 2; }; }
    static int c(double x) { return switch (x) { case 1.5 -> 1; case 0.0 -> 5; case int i -> 6; case float i -> 3; case double l -> 4; }; }
    static int d(Object x) { return switch (x) { case byte b -> 1; case int i -> 3; case boolean z -> 5; case Float f -> 4; default -> 9; }; }
    static int e(Float x) { return switch (x) { case 1f -> 1; case Float f when f > 9 -> 2; case float f -> 4; }; }
    static int f(int x) { return switch (x) { case 1 -> 1; case byte f -> 4; case short s -> 7; case float f -> 5; case int y -> 6; }; }
    static int g(Boolean x) { return switch (x) { case true -> 1; case Boolean b -> 2; }; }
    static int h(char x) { return switch (x) { case 'a' -> 1; case byte b -> 2; case short s -> 3; case char q -> 7; }; }
    static int i(Integer x) { return switch (x) { case 300 -> 2; case long d -> 7; }; }
    static int j(float x) { return switch (x) { case 2.5f -> 1; case long l -> 2; case double d -> 7; }; }
    static int k(byte x) { return switch (x) { case 5 -> 1; case char c -> 2; case byte b -> 3; }; }
    static int l(Long x) { return switch (x) { case 5L -> 1; case float f -> 4; case Long b -> 3; }; }

    public static void main(String[] args) {
        long[] longs = {1, 2, -200, 300, 70000, 10_000_000_000L, 1L << 40, (1L << 40) + 1, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long x : longs) {
            System.out.println(a(x) + " " + c(x) + " " + c(x * 0.1) + " " + d(x) + " " + e(x * 1f) + " " + f((int) x)
                + " " + h((char) x) + " " + i((int) x) + " " + j(x) + " " + j(x * 0.1f) + " " + k((byte) x) + " " + l(x));
        }
        double[] doubles = {1.5, 2.5, 0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 0.1, 5, 1e300};
        for (double x : doubles) System.out.println(c(x) + " " + e((float) x) + " " + j((float) x));
        System.out.println(b(true) + " " + b(false) + " " + g(true) + " " + g(false));
        Object[] objects = {(byte) 1, 1, true, 1f, 'c', "x"};
        for (Object x : objects) System.out.println(d(x));
        System.out.println(h('a') + " " + k((byte) 5) + " " + e(1f) + " " + e(10f) + " " + l(5L));
    }
}
