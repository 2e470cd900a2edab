// All static bit and unsigned methods of Integer, Long, Short, Byte over edge values.
public class IntegerStatics {
    public static void main(String[] args) {
        int[] I = {0, 1, -1, 2, 5, 255, 256, 0x80000000, 0x7fffffff, 0x55555555, 0xaaaaaaaa, 0x12345678, 1000000, -1000000};
        for (int a : I) {
            System.out.println(a + ": " + Integer.bitCount(a) + " " + Integer.highestOneBit(a) + " " + Integer.lowestOneBit(a)
                    + " " + Integer.numberOfLeadingZeros(a) + " " + Integer.numberOfTrailingZeros(a) + " " + Integer.reverse(a)
                    + " " + Integer.reverseBytes(a) + " " + Integer.rotateLeft(a, 7) + " " + Integer.rotateRight(a, 35) + " "
                    + Integer.rotateLeft(a, -3) + " " + Integer.signum(a) + " " + Integer.toHexString(a) + " "
                    + Integer.toOctalString(a) + " " + Integer.toBinaryString(a) + " " + Integer.toUnsignedString(a) + " "
                    + Integer.toUnsignedLong(a) + " " + Integer.hashCode(a));
            for (int b : I) System.out.print(Integer.compare(a, b) + " " + Integer.compareUnsigned(a, b) + " "
                    + (b == 0 ? "" : Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b)) + " "
                    + Integer.max(a, b) + Integer.min(a, b) + Integer.sum(a, b) + ";");
            System.out.println();
        }
        long[] L = {0, 1, -1, 2, 0xffffffffL, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE, 0x5555555555555555L, 0x123456789abcdef0L,
                -1000000000000L};
        for (long a : L) {
            System.out.println(a + ": " + Long.bitCount(a) + " " + Long.highestOneBit(a) + " " + Long.lowestOneBit(a) + " "
                    + Long.numberOfLeadingZeros(a) + " " + Long.numberOfTrailingZeros(a) + " " + Long.reverse(a) + " "
                    + Long.reverseBytes(a) + " " + Long.rotateLeft(a, 7) + " " + Long.rotateRight(a, 67) + " " + Long.signum(a)
                    + " " + Long.toHexString(a) + " " + Long.toOctalString(a) + " " + Long.toBinaryString(a) + " "
                    + Long.toUnsignedString(a) + " " + Long.hashCode(a));
            for (long b : L) System.out.print(Long.compare(a, b) + " " + Long.compareUnsigned(a, b) + " "
                    + (b == 0 ? "" : Long.divideUnsigned(a, b) + " " + Long.remainderUnsigned(a, b)) + ";");
            System.out.println();
        }
        for (int a : I) System.out.print(Short.toUnsignedInt((short) a) + " " + Short.reverseBytes((short) a) + " "
                + Short.compare((short) a, (short) 5) + " " + Byte.toUnsignedInt((byte) a) + " " + Byte.toUnsignedLong((byte) a)
                + " " + Byte.compare((byte) a, (byte) -5) + " " + Short.compareUnsigned((short) a, (short) 5) + " "
                + Byte.hashCode((byte) a) + " " + Character.compare((char) a, 'a') + " " + (int) Character.reverseBytes((char) a)
                + ";");
        System.out.println();
        Integer x = 1000;
        System.out.println(x.byteValue() + " " + x.shortValue() + " " + x.longValue() + " " + x.floatValue() + " "
                + x.doubleValue() + " " + x.compareTo(999) + x.equals(1000) + x.equals(1000L) + x.hashCode() + x);
        Long y = 1L << 40;
        System.out.println(y.intValue() + " " + y.byteValue() + " " + y.doubleValue() + Float.toHexString(y.floatValue())
                + y.hashCode());
        Double d = 1e10;
        System.out.println(d.intValue() + " " + d.byteValue() + d.shortValue() + d.longValue() + d.isNaN() + d.compareTo(1e9));
        try { Integer.divideUnsigned(1, 0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        try { Long.remainderUnsigned(1, 0); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
        System.out.println(Integer.SIZE + Integer.BYTES + Long.SIZE + Character.BYTES + Double.BYTES + " "
                + Integer.parseInt("xx12yy", 2, 4, 10) + Long.parseLong("ff", 0, 2, 16) + Integer.parseUnsignedInt("4294967295")
                + Long.parseUnsignedLong("18446744073709551615") + Integer.valueOf("123").hashCode() + Long.valueOf(5).equals(5L));
    }
}
