// Bit twiddling recipes checked against library methods; Gray codes, Morton codes, parity, subsets.
public class BitTricks {
    static int pop(int x) {
        x -= x >>> 1 & 0x55555555;
        x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
        return (x + (x >>> 4) & 0x0f0f0f0f) * 0x01010101 >>> 24;
    }
    static int rev(int x) {
        x = (x & 0x55555555) << 1 | x >>> 1 & 0x55555555;
        x = (x & 0x33333333) << 2 | x >>> 2 & 0x33333333;
        x = (x & 0x0f0f0f0f) << 4 | x >>> 4 & 0x0f0f0f0f;
        return x << 24 | (x & 0xff00) << 8 | x >>> 8 & 0xff00 | x >>> 24;
    }
    static int clz(int x) {
        if (x == 0) return 32;
        int n = 1;
        if (x >>> 16 == 0) { n += 16; x <<= 16; }
        if (x >>> 24 == 0) { n += 8; x <<= 8; }
        if (x >>> 28 == 0) { n += 4; x <<= 4; }
        if (x >>> 30 == 0) { n += 2; x <<= 2; }
        return n - (x >>> 31);
    }
    static long spread(int x) {
        long v = x & 0xffffffffL;
        v = (v | v << 16) & 0x0000ffff0000ffffL;
        v = (v | v << 8) & 0x00ff00ff00ff00ffL;
        v = (v | v << 4) & 0x0f0f0f0f0f0f0f0fL;
        v = (v | v << 2) & 0x3333333333333333L;
        return (v | v << 1) & 0x5555555555555555L;
    }
    static int abs(int x) { int m = x >> 31; return (x + m) ^ m; }
    static int max(int a, int b) { return a - ((a - b) & (a - b) >> 31); }
    static int nextPow2(int x) { x--; x |= x >> 1; x |= x >> 2; x |= x >> 4; x |= x >> 8; x |= x >> 16; return x + 1; }
    static long nextPerm(long v) { long t = v | v - 1; return t + 1 | (~t & -~t) - 1 >> Long.numberOfTrailingZeros(v) + 1; }
    public static void main(String[] args) {
        int s = 1; boolean ok = true;
        for (int i = 0; i < 2000; i++) {
            s = s * 1664525 + 1013904223;
            ok &= pop(s) == Integer.bitCount(s) && rev(s) == Integer.reverse(s) && clz(s) == Integer.numberOfLeadingZeros(s)
                    && clz(s >>> (i & 31)) == Integer.numberOfLeadingZeros(s >>> i) && abs(s) == Math.abs(s);
            if (i % 200 == 0) System.out.println(s + " " + pop(s) + " " + Integer.toHexString(rev(s)) + " " + clz(s >>> i % 32)
                    + " " + Long.toHexString(spread(s) | spread(~s) << 1) + " " + nextPow2(s & 0xffff));
        }
        System.out.println(ok);
        for (int i = 0; i < 16; i++) System.out.print(Integer.toBinaryString(i ^ i >> 1) + " ");
        System.out.println();
        int mask = 0b10110;
        for (int sub = mask; ; sub = sub - 1 & mask) { System.out.print(sub + " "); if (sub == 0) break; }
        System.out.println();
        long v = 0b111;
        for (int i = 0; i < 12; i++) { System.out.print(Long.toBinaryString(v) + " "); v = nextPerm(v); }
        System.out.println();
        System.out.println(max(5, -3) + " " + max(-7, -2) + " " + (-5 >> 1) + " " + (-5 >>> 28) + " " + (-5 / 2) + " "
                + (1 << 31 >> 31) + " " + (1 << 31 >>> 31) + " " + (0x80 << 24) + " " + (byte) (0x80 >> 1) + " "
                + ((byte) 0x80 >> 1) + " " + ((byte) 0x80 >>> 1) + " " + ((byte) 0x80 & 0xff) + " " + (char) ('a' & ~0x20) + " "
                + (~0 ^ 0xff) + " " + (1L << 63 >>> 62) + " " + (5 & 6 | 1 ^ 3) + " " + -(~7));
        int x = 3, y = 9;
        x ^= y;
        y ^= x;
        x ^= y;
        System.out.println(x + " " + y);
        x ^= y ^= x ^= y;
        System.out.println(x + " " + y);
        for (int sh = -33; sh <= 65; sh += 7) System.out.print((1 << sh) + "," + (-1 >>> sh) + "," + (1L << sh) + ","
                + (-1L >>> sh) + " ");
        System.out.println();
        byte b = (byte) 0b1010_0101;
        System.out.println(Integer.toBinaryString(b & 0xff) + " " + (b >>> 4) + " " + (b & 0xff) + " "
                + ((b & 0xff) >>> 4 | (b & 15) << 4) + " " + (short) (b << 8) + " " + Long.toHexString((long) b << 40) + " "
                + (int) (char) b);
    }
}
