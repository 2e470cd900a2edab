// Math and StrictMath on edges: exact methods, rounding, trigonometry via StrictMath.
public class MathSamples {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        double[] ds = {0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e300, 4503599627370497.5, Double.NaN, Double.POSITIVE_INFINITY, -1e-300};
        for (double d : ds) System.out.println(d + ": " + Math.round(d) + " " + Math.rint(d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.abs(d) + " " + Math.signum(d) + " " + Math.sqrt(d) + " " + StrictMath.cbrt(d) + " " + Math.ulp(d) + " " + Math.nextUp(d) + " " + Math.nextDown(d) + " " + Math.getExponent(d) + " " + (int) d + " " + (float) d);
        for (double d : new double[] {0.1, 1, 2, 10, -3.7, 100.5}) System.out.println(StrictMath.sin(d) + " " + StrictMath.cos(d) + " " + StrictMath.tan(d) + " " + StrictMath.atan(d) + " " + StrictMath.exp(d) + " " + StrictMath.log(Math.abs(d)) + " " + StrictMath.log10(Math.abs(d)) + " " + StrictMath.sinh(d) + " " + StrictMath.tanh(d) + " " + StrictMath.expm1(d) + " " + StrictMath.log1p(Math.abs(d)) + " " + StrictMath.pow(d, 3) + " " + StrictMath.hypot(d, 4) + " " + StrictMath.atan2(d, -1));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Double.NaN, 1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.IEEEremainder(5, 3) + " " + 5.5 % -2 + " " + -5.5 % 2 + " " + Math.fma(2.0, 3.0, 4.0) + " " + Math.scalb(1.5, 4) + " " + Math.copySign(3, -0.0) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
        System.out.println(attempt(() -> Math.addExact(Integer.MAX_VALUE, 1)) + " " + attempt(() -> Math.multiplyExact(1L << 62, 2L)) + " " + attempt(() -> Math.toIntExact(1L << 31)) + " " + attempt(() -> Math.negateExact(Integer.MIN_VALUE)) + " " + attempt(() -> Math.incrementExact(5)) + " " + attempt(() -> Math.absExact(Integer.MIN_VALUE)) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.multiplyHigh(1L << 62, 8) + " " + attempt(() -> 1 / 0) + " " + attempt(() -> 5L % 0) + " " + Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1);
        System.out.println(Integer.bitCount(-1) + " " + Integer.reverse(1) + " " + Integer.highestOneBit(100) + " " + Integer.numberOfLeadingZeros(0) + " " + Long.numberOfTrailingZeros(0) + " " + Integer.rotateLeft(0x80000001, 4) + " " + Integer.reverseBytes(0x01020304) + " " + Long.reverse(3) + " " + Integer.signum(-9) + " " + Integer.divideUnsigned(-1, 2) + " " + Long.remainderUnsigned(-1, 10) + " " + Integer.compareUnsigned(-1, 1) + " " + Long.hashCode(1L << 32) + " " + Double.hashCode(1.5) + " " + Float.floatToIntBits(Float.NaN) + " " + Double.doubleToLongBits(-0.0) + " " + Float.intBitsToFloat(1) + " " + Boolean.hashCode(true) + " " + Boolean.logicalXor(true, false) + " " + Character.hashCode('a') + " " + Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedLong((byte) -1));
        long h = 0;
        double acc = 0;
        for (int i = 1; i < 500; i++) {
            acc = acc / 3 + Math.sqrt(i) * (i % 2 == 0 ? 1 : -1) / i;
            h = h * 31 + Double.doubleToRawLongBits(acc);
            float f = (float) acc * i;
            h ^= Float.floatToRawIntBits(f);
        }
        System.out.println(acc + " " + h);
    }
}
