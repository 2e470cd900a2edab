// Parsing and printing of numbers as text, radix by radix, with signs and failures.
public class NumberText {
    static void p(String s) {
        StringBuilder b = new StringBuilder("[" + s + "]");
        try {
            b.append(" i=").append(Integer.parseInt(s));
        } catch (NumberFormatException e) { b.append(" i:").append(e.getMessage()); }
        try { b.append(" l=").append(Long.parseLong(s)); } catch (NumberFormatException e) { b.append(" l!"); }
        try {
            b.append(" d=").append(Double.parseDouble(s));
        } catch (NumberFormatException e) { b.append(" d:").append(e.getMessage()); }
        try {
            b.append(" f=").append(Integer.toHexString(Float.floatToRawIntBits(Float.parseFloat(s))));
        } catch (NumberFormatException e) { b.append(" f!"); }
        try { b.append(" dec=").append(Long.decode(s)); } catch (NumberFormatException e) { b.append(" dec!"); }
        try { b.append(" u=").append(Integer.parseUnsignedInt(s)); } catch (NumberFormatException e) { b.append(" u!"); }
        System.out.println(b);
    }
    public static void main(String[] args) {
        for (String s : new String[]{"", "0", "-0", "+0", "-", "+", "+5", "-5", "--5", "007", "2147483647", "2147483648",
                "-2147483648", "-2147483649", "4294967295", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
                " 5", "5 ", "1_000", "0x10", "-0x10", "#ff", "010", "1e3", "1.5", ".5", "5.", ".", "1e", "1e+", "1e400", "-1e400",
                "1e-400", "NaN", "-NaN", "Infinity", "+Infinity", "infinity", "1d", "1f", "1L", "0x1p3", "0x1.8p-1", "0x1",
                "0x.8p0", "1.0e10", "1.5f", "\u0661\u0662".replace("\u0661", "1").replace("\u0662", "2"), "3.4028235e38",
                "3.4028236e38", "4.9e-324", "2.4e-324", "2.5e-324", "1.7976931348623157e308", "1.7976931348623159e308", "0.1",
                "0.30000000000000004", "123456789.123456789", "\t1\n", "abc", "1,000", "1e1000000000000", "0e999999"}) p(s);
        for (int r = 2; r <= 36; r += 2) {
            System.out.print(r + ": " + Integer.toString(255, r) + " " + Integer.toString(-255, r) + " "
                    + Integer.toString(Integer.MIN_VALUE, r) + " " + Long.toString(Long.MAX_VALUE, r) + " "
                    + Long.toString(Long.MIN_VALUE, r) + " " + Integer.toUnsignedString(-1, r) + " "
                    + Long.toUnsignedString(-1L, r) + " " + Integer.parseInt(Integer.toString(-12345, r), r) + " "
                    + Long.parseLong("-" + Long.toString(987654321012L, r), r) + " "
                    + Long.parseUnsignedLong(Long.toUnsignedString(-5L, r), r));
            try {
                System.out.println(" " + Integer.parseInt("z", r));
            } catch (NumberFormatException e) { System.out.println(" " + e.getMessage()); }
        }
        System.out.println(Integer.toString(255, 1) + Integer.toString(255, 37) + " " + Integer.toBinaryString(-1)
                + Integer.toHexString(-1) + Integer.toOctalString(-1) + Integer.toBinaryString(0)
                + Long.toHexString(Long.MIN_VALUE) + Long.toBinaryString(5) + Long.toOctalString(-1) + " "
                + Integer.valueOf("77", 8) + Integer.parseInt("+z", 36) + Integer.decode("-#F") + Long.decode("-010")
                + Short.decode("0x7f") + Byte.decode("-0x80") + Integer.getInteger("no.such.prop", 5));
        int[] digits = {0, 9, 10, 99, 100, 999, 1000, 9999, 10000, 99999, 100000, 999999, 1000000, 9999999, 10000000, 99999999,
                100000000, 999999999, 1000000000};
        for (int d : digits) System.out.print(Integer.toString(d) + "," + Integer.toString(-d) + ","
                + Long.toString(d * 1000000007L) + " ");
        System.out.println();
    }
}
