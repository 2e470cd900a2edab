// Hexadecimal float literals, extreme literals, rounding of decimal literals at compile time against run-time parsing.
public class HexFloatLiterals {
    static String h(double d) { return Long.toHexString(Double.doubleToLongBits(d)); }
    static String h(float f) { return Integer.toHexString(Float.floatToIntBits(f)); }

    static void same(double literal, String text) {
        System.out.println(text + " " + h(literal) + " " + (Double.doubleToLongBits(Double.parseDouble(text)) == Double.doubleToLongBits(literal)));
    }

    static void same(float literal, String text) {
        System.out.println(text + "f " + h(literal) + " " + (Float.floatToIntBits(Float.parseFloat(text)) == Float.floatToIntBits(literal)));
    }

    public static void main(String[] args) {
        same(0x1p0, "0x1p0");
        same(0x1.8p1, "0x1.8p1");
        same(0x.8p-3, "0x.8p-3");
        same(0xABC.DEFp10, "0xABC.DEFp10");
        same(0x1.fffffffffffffp1023, "0x1.fffffffffffffp1023");
        same(0x1.0p-1022, "0x1.0p-1022");
        same(0x0.0000000000001p-1022, "0x0.0000000000001p-1022");
        same(0x1.00000000000008p0, "0x1.00000000000008p0");
        same(0x1.000000000000081p0, "0x1.000000000000081p0");
        same(0x1.00000000000018p0, "0x1.00000000000018p0");
        same(0x1.fffffeP+127f, "0x1.fffffeP+127");
        same(0x1.000001p0f, "0x1.000001p0");
        same(0x1.0000011p0f, "0x1.0000011p0");
        same(0x0.000002P-126f, "0x0.000002P-126");
        same(1e23, "1e23");
        same(8.5e-300, "8.5e-300");
        same(123456789.987654321, "123456789.987654321");
        same(2.2250738585072011e-308, "2.2250738585072011e-308");
        same(4.9406564584124654e-324, "4.9406564584124654e-324");
        same(1.7976931348623157e308, "1.7976931348623157e308");
        same(0.1f, "0.1");
        same(16777217.0f, "16777217.0");
        same(3.4028235e38f, "3.4028235e38");
        same(1.4e-45f, "1.4e-45");
        System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MIN_VALUE) + " "
            + Double.toHexString(Double.MAX_VALUE) + " " + Float.toHexString(0.1f) + " " + Float.toHexString(Float.MIN_VALUE));
        System.out.println(h(1e308 * 10) + " " + h(-1e308 * 10) + " " + h(1e-308 / 1e10) + " " + h(1e-320 / 1e10) + " " + h((float) 1e39) + " " + h((float) 1e-46));
        int i = 0x7fff_ffff, j = 0x8000_0000, k = 0b1000_0000_0000_0000_0000_0000_0000_0000, o = 0777_777;
        long l = 0xCAFE_BABE_DEAD_BEEFL, m = 01_777_777_777_777_777_777_777L;
        System.out.println(i + " " + j + " " + k + " " + o + " " + l + " " + m + " " + (i + 1 == j) + " " + (char) 0x41 + '\u0042' + '\103');
    }
}
