// Compile-time constants against run-time evaluation of the same expressions.
public class ConstantsFolding {
    static int ri(int x) { return x; }
    static long rl(long x) { return x; }
    static double rd(double x) { return x; }
    static float rf(float x) { return x; }
    static final String A = "a" + 1 + 2L + 3.0f + 4.0 + 'c' + true + (char) 66 + (byte) 300 + (int) 3.99e10 + (1 > 2 ? "x" : "y");
    static final int MAXP = Integer.MAX_VALUE + 1;
    static final long BIG = Integer.MAX_VALUE * 2;
    static final double INF = 1.0 / 0;
    static final double NAN = 0.0 / 0;
    static final int SH = 1 << 33;
    static final int NS = -1 >>> 28;
    static final byte NB = (byte) 0x1ff;
    static final char NC = (char) -1;
    static final float FF = 0.1f + 0.2f;
    static final double DF = 0.1f + 0.2;
    static final boolean BB = 0.1 + 0.2 == 0.3 ^ NAN != NAN;
    public static void main(String[] args) {
        System.out.println(A);
        String r = "a" + ri(1) + rl(2) + rf(3.0f) + rd(4.0) + (char) ri('c') + (ri(1) == 1) + (char) ri(66) + (byte) ri(300)
                + (int) rd(3.99e10) + (ri(1) > 2 ? "x" : "y");
        System.out.println(A.equals(r) + " " + (A == r) + " " + (A == r.intern()));
        System.out.println(MAXP + " " + (ri(Integer.MAX_VALUE) + 1));
        System.out.println(BIG + " " + ri(Integer.MAX_VALUE) * 2);
        System.out.println(INF + " " + rd(1.0) / 0 + " " + NAN + " " + rd(0) / 0);
        System.out.println(SH + " " + (1 << ri(33)) + " " + NS + " " + (ri(-1) >>> 28));
        System.out.println(NB + " " + (byte) ri(0x1ff) + " " + (int) NC + " " + (int) (char) ri(-1));
        System.out.println(FF + " " + (rf(0.1f) + rf(0.2f)) + " " + DF + " " + (rf(0.1f) + rd(0.2)) + " " + BB + " "
                + (rd(0.1) + rd(0.2) == rd(0.3) ^ rd(NAN) != rd(NAN)));
        System.out.println((int) 1e20 + " " + (int) rd(1e20) + " " + (long) -1e30f + " " + (long) rf(-1e30f) + " " + (short) 1e6
                + " " + (short) rd(1e6) + " " + (byte) -129.9 + " " + (byte) rd(-129.9) + " " + (int) (char) 1e9f
                + (int) (char) rf(1e9f) + " " + (int) NAN + (int) rd(NAN));
        System.out.println(5 % -3 + " " + ri(5) % -3 + " " + -5 % 3 + " " + ri(-5) % 3 + " " + -5 / 3 + ri(-5) / 3 + " " + 5.5 % -2
                + " " + rd(5.5) % -2 + " " + -0.0 % 1 + rd(-0.0) % 1 + " " + 1e300 % 7 + " " + rd(1e300) % 7);
        System.out.println(("ab" + "c" == "abc") + " " + ("ab" + (ri(1) == 1 ? "c" : "") == "abc") + " "
                + (("x" + 1) == ("x" + 1L)));
        final int loc = 3;
        final String ls = "l" + loc;
        System.out.println((ls == "l3") + " " + (loc == 3 ? "y" : 1 / (loc - 3) + ""));
        System.out.println(Long.MIN_VALUE / -1 + " " + rl(Long.MIN_VALUE) / -1 + " " + Long.MIN_VALUE % -1
                + rl(Long.MIN_VALUE) % -1 + " " + (-Integer.MIN_VALUE) + -ri(Integer.MIN_VALUE));
        System.out.println((float) 16777217 + " " + (float) ri(16777217) + " " + (float) 0.1 + (float) rd(0.1) + " "
                + (double) 0.1f + (double) rf(0.1f) + " " + (float) 1e40 + (float) rd(1e40) + " " + (float) 1e-50
                + (float) rd(-1e-50) + " " + (double) Long.MAX_VALUE + (double) rl(Long.MAX_VALUE) + " "
                + (float) (Long.MAX_VALUE - 1) + (float) rl(Long.MAX_VALUE - 1));
    }
}
