//@ needs: jdk>=21
// The shortest-decimal Double.toString of newer JDKs, in digests over random bit patterns.
public class DoubleTextNew {
    public static void main(String[] args) {
        double[] ds = {2e23, 2.0E-3, 1.0E23, 8.41E21, 5.0E-324, 2.2250738585072014E-308, 9.007199254740993E15, 4.35, 1.1, 2.1,
                1.0E-323, 2.0E-323, 4.4501477170144023E-308, 1.9999999999999998, 9.5367431640625E-7};
        for (double d : ds) System.out.println(d + " " + (float) d);
        for (float f : new float[]{2.14748365E9f, 1.17549435E-38f, 3.3554432E7f, 8.999999E9f, 1.0E-44f, 9.8E-45f, 1.6777216E7f,
                1.2345679E8f, 4.7E-38f}) System.out.println(f);
        long seed = 12345, h = 0;
        for (int i = 0; i < 500; i++) {
            seed ^= seed << 13; seed ^= seed >>> 7; seed ^= seed << 17;
            String s = Double.toString(Double.longBitsToDouble(seed)), t = Float.toString(Float.intBitsToFloat((int) seed));
            h = h * 31 + s.hashCode() * 7L + t.hashCode();
            if (i % 25 == 0) System.out.println(s + " " + t + " " + Long.toHexString(h));
        }
        System.out.println(Long.toHexString(h));
    }
}
