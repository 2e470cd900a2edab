// Double and Float toString and parse on values whose text is the same on every JDK, plus bit round trips.
public class DoubleText {
    public static void main(String[] args) {
        double[] ds = {0, -0.0, 1, -1, 10, 100, 1234567, 9999999, 1e7, 12345678, 0.001, 0.00099, 0.1, 0.2, 0.30000000000000004,
                1.0 / 3, 2.0 / 3, 123.456, 1e21, 1e22, 1.5e300, 4.9e-324, 1.7976931348623157e308, 2.2250738585072014e-308, Math.PI,
                Math.E, 1e-5, 123456789012345680.0, 9007199254740992.0, 0.5, 0.25, 0.125, 1e100, Double.NaN,
                Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 3.0e-10, 5e-324};
        for (double d : ds) System.out.println(d + " " + Double.toString(d) + " " + Double.toHexString(d) + " "
                + Long.toHexString(Double.doubleToRawLongBits(d)) + " " + (Double.parseDouble(Double.toString(d)) == d) + " "
                + Double.valueOf(Double.toHexString(d)).equals(d));
        float[] fs = {0f, -0f, 1f, 0.1f, 0.2f, 1f / 3, 3.1415927f, 1e10f, 1e-10f, 3.4028235e38f, 1.4e-45f, 16777216f, 0.001f, 1e7f,
                9999999f, 123.456f, Float.NaN, Float.NEGATIVE_INFINITY, 0.5f, 100f};
        for (float f : fs) System.out.println(f + " " + Float.toHexString(f) + " "
                + Integer.toHexString(Float.floatToRawIntBits(f)) + " " + (Float.parseFloat(Float.toString(f)) == f) + " "
                + (double) f);
        String[] ps = {"0x1.0p0", "0x1.fffffffffffffp1023", "0x0.0000000000001p-1022", "0x1p-1074", "0x1p-1075", "0x1.8p-1075",
                "-0x1.23p4", "0X1P+3", "1e-323", "1.00000000000000011102230246251565", "1.00000000000000011102230246251566",
                "9007199254740993", "9007199254740993.0000000001", "179769313486231580793e289",
                "0.000000000000000000000000000000000000000000000000000001", "123456789012345678901234567890",
                "2.2250738585072012e-308", "2.2250738585072011e-308", "1e23", "8.5e22", "6.02214076e23", "00001.5000", "1.5e+3",
                "1.5E-3d", "7f", "5e-1F"};
        for (String s : ps) System.out.println(s + " " + Long.toHexString(Double.doubleToLongBits(Double.parseDouble(s))) + " "
                + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(s))));
        long seed = 99;
        int ok = 0;
        for (int i = 0; i < 300; i++) {
            seed = seed * 0x5DEECE66DL + 11;
            double d = Double.longBitsToDouble(seed ^ (seed << 21));
            if (Double.isNaN(d) || Double.parseDouble("" + d) == d) ok++;
        }
        System.out.println(ok);
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(Double.longBitsToDouble(0x7ff8000000000001L))) + " "
                + Long.toHexString(Double.doubleToLongBits(Double.longBitsToDouble(0x7ff8000000000001L))) + " "
                + Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00123))) + " " + Double.MIN_EXPONENT
                + Double.MAX_EXPONENT + Float.MIN_EXPONENT + " " + Double.sum(1, 2) + Float.max(1, 2) + Double.min(-0.0, 0.0) + " "
                + 0x1.8p1 + 0x.1p4f + 0xAp0 + 1e0f + 0x1.0p-2);
    }
}
