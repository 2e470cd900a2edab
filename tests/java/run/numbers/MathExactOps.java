// Math methods with one right answer: rounding, exponents, neighbours, fma, sqrt, integer helpers.
public class MathExactOps {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static String h(float d) { return Integer.toHexString(Float.floatToIntBits(d)); }
    public static void main(String[] args) {
        double[] X = {0.0, -0.0, 0.49999999999999994, 0.5, -0.5, 1.5, 2.5, -2.5, 3.5, 1e15 + 0.5, 4503599627370495.5,
                4503599627370497.5, 9007199254740993.0, -1e18, 1e19, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
                Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 0.1, -123.456, 1e-320};
        for (double x : X) {
            System.out.println(h(x) + " " + h(Math.floor(x)) + " " + h(Math.ceil(x)) + " " + h(Math.rint(x)) + " " + Math.round(x)
                    + " " + h(Math.sqrt(x)) + " " + h(Math.ulp(x)) + " " + h(Math.nextUp(x)) + " " + h(Math.nextDown(x)) + " "
                    + Math.getExponent(x) + " " + h(Math.signum(x)) + " " + h(Math.abs(x)) + " " + h(Math.toRadians(x)) + " "
                    + h(Math.toDegrees(x)));
            for (int s : new int[]{0, 1, -1, 10, -52, 1023, -1074, 2000, -2200}) System.out.print(h(Math.scalb(x, s)) + " ");
            System.out.println();
            for (double y : X) System.out.print(h(Math.copySign(x, y)) + " " + h(Math.nextAfter(x, y)) + " "
                    + h(Math.fma(x, y, -1.5)) + " " + h(Math.fma(x, x, y)) + " " + h(Math.IEEEremainder(x, y)) + ";");
            System.out.println();
        }
        float[] F = {0f, -0f, 0.5f, 0.49999997f, -1.5f, 2.5f, 8388607.5f, 1e10f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN,
                Float.NEGATIVE_INFINITY};
        for (float x : F) {
            System.out.print(Math.round(x) + " " + h(Math.ulp(x)) + " " + h(Math.nextUp(x)) + " " + h(Math.nextDown(x)) + " "
                    + Math.getExponent(x) + " " + h(Math.signum(x)) + " " + h(Math.scalb(x, 5)) + h(Math.scalb(x, -140)) + " "
                    + h(Math.fma(x, 1.1f, 0.3f)) + " ");
            for (float y : F) System.out.print(h(Math.copySign(x, y)) + " " + h(Math.nextAfter(x, (double) y)) + ",");
            System.out.println();
        }
        int[] I = {0, 1, -1, 7, -7, 46341, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] L = {0, 1, -1, 10, -10, 3037000500L, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE};
        for (int a : I) for (int b : I) {
            StringBuilder s = new StringBuilder(a + "," + b + ":");
            for (int op = 0; op < 9; op++) try {
                s.append(' ').append(switch (op) { case 0 -> Math.addExact(a, b); case 1 -> Math.subtractExact(a, b);
                        case 2 -> Math.multiplyExact(a, b); case 3 -> Math.floorDiv(a, b); case 4 -> Math.floorMod(a, b);
                        case 5 -> Math.max(a, b); case 6 -> Math.min(a, b); case 7 -> Math.incrementExact(a) + Math.negateExact(b);
                        default -> Math.decrementExact(a) * Math.abs(b); });
            } catch (ArithmeticException e) { s.append(" {").append(e.getMessage()).append('}'); }
            System.out.println(s.append(' ').append(Math.multiplyFull(a, b)));
        }
        for (long a : L) for (long b : L) {
            StringBuilder s = new StringBuilder(a + "," + b + ":");
            for (int op = 0; op < 8; op++) try {
                s.append(' ').append(switch (op) { case 0 -> Math.addExact(a, b); case 1 -> Math.subtractExact(a, b);
                        case 2 -> Math.multiplyExact(a, b); case 3 -> Math.floorDiv(a, b); case 4 -> Math.floorMod(a, b);
                        case 5 -> Math.max(a, b); case 6 -> (long) Math.toIntExact(a); default -> Math.multiplyExact(a, (int) b);
                        });
            } catch (ArithmeticException e) { s.append(" {").append(e.getMessage()).append('}'); }
            System.out.println(s.append(' ').append(Math.multiplyHigh(a, b)));
        }
        System.out.println(Math.absExact(-5) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 3) + " "
                + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE));
        try { Math.absExact(Integer.MIN_VALUE); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
