// Every int and long operator over a table of edge operands.
public class IntOperators {
    static final int[] INTS = {0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 255, 65535, 0x55555555, Integer.MAX_VALUE, Integer.MIN_VALUE};
    static final long[] LONGS = {0, 1, -1, 3, -3, 63, 64, 65, 0xffffffffL, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE};

    static String div(int a, int b) {
        try { return (a / b) + "," + (a % b); } catch (ArithmeticException e) { return e.getMessage(); }
    }
    static String div(long a, long b) {
        try { return (a / b) + "," + (a % b); } catch (ArithmeticException e) { return e.getMessage(); }
    }
    public static void main(String[] args) {
        for (int a : INTS) {
            System.out.println("int " + a + " neg " + -a + " not " + ~a + " plus " + +a);
            for (int b : INTS) {
                System.out.println(b + ": " + (a + b) + " " + (a - b) + " " + (a * b) + " " + div(a, b) + " " + (a & b) + " "
                        + (a | b) + " " + (a ^ b)
                    + " " + (a << b) + " " + (a >> b) + " " + (a >>> b) + " " + (a < b) + (a <= b) + (a > b) + (a >= b) + (a == b)
                            + (a != b));
            }
        }
        for (long a : LONGS) {
            System.out.println("long " + a + " neg " + -a + " not " + ~a);
            for (long b : LONGS) {
                System.out.println(b + ": " + (a + b) + " " + (a - b) + " " + (a * b) + " " + div(a, b) + " " + (a & b) + " "
                        + (a | b) + " " + (a ^ b)
                    + " " + (a << b) + " " + (a >> b) + " " + (a >>> b) + " " + (a << (int) b) + " " + (a < b) + (a <= b) + (a > b)
                            + (a >= b) + (a == b) + (a != b));
            }
        }
    }
}
