// CRC32, CRC32C, Adler32 by hand, against java.util.zip.
import java.util.*;
import java.util.zip.*;
public class Checksums {
    static int[] table(int poly) {
        int[] t = new int[256];
        for (int i = 0; i < 256; i++) {
            int c = i; for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? poly ^ c >>> 1 : c >>> 1; t[i] = c;
        }
        return t;
    }
    static int crc(int[] t, byte[] b) { int c = ~0; for (byte x : b) c = t[(c ^ x) & 0xff] ^ c >>> 8; return ~c; }
    static int adler(byte[] b) {
        int a = 1, s = 0; for (byte x : b) { a = (a + (x & 0xff)) % 65521; s = (s + a) % 65521; } return s << 16 | a;
    }
    static int fletcher(byte[] b) {
        int s1 = 0, s2 = 0; for (byte x : b) { s1 = (s1 + (x & 255)) % 255; s2 = (s2 + s1) % 255; } return s2 << 8 | s1;
    }
    static int fnv(byte[] b) { int h = 0x811c9dc5; for (byte x : b) { h ^= x & 0xff; h *= 16777619; } return h; }
    static int murmur(byte[] b, int seed) {
        int h = seed;
        int n = b.length & ~3;
        for (int i = 0; i < n; i += 4) {
            int k = b[i] & 255 | (b[i + 1] & 255) << 8 | (b[i + 2] & 255) << 16 | b[i + 3] << 24;
            k *= 0xcc9e2d51;
            k = Integer.rotateLeft(k, 15);
            k *= 0x1b873593;
            h ^= k;
            h = Integer.rotateLeft(h, 13) * 5 + 0xe6546b64;
        }
        int k = 0;
        switch (b.length & 3) {
            case 3: k ^= (b[n + 2] & 255) << 16;
            case 2: k ^= (b[n + 1] & 255) << 8;
            case 1: k ^= b[n] & 255;
            k *= 0xcc9e2d51;
            k = Integer.rotateLeft(k, 15);
            k *= 0x1b873593;
            h ^= k;
        }
        h ^= b.length;
        h ^= h >>> 16;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        h *= 0xc2b2ae35;
        return h ^ h >>> 16;
    }
    public static void main(String[] args) {
        int[] t = table(0xEDB88320), tc = table(0x82F63B78);
        byte[] big = new byte[2000]; new Random(9).nextBytes(big);
        byte[][] in = {{}, {0}, "a".getBytes(), "123456789".getBytes(), "The quick brown fox".getBytes(), big};
        for (byte[] b : in) {
            CRC32 c = new CRC32();
            c.update(b);
            Adler32 a = new Adler32();
            a.update(b, 0, b.length);
            CRC32C cc = new CRC32C();
            cc.update(b);
            System.out.println(Integer.toHexString(crc(t, b)) + " " + Long.toHexString(c.getValue()) + " "
                    + Integer.toHexString(adler(b)) + " " + Long.toHexString(a.getValue()) + " " + Integer.toHexString(crc(tc, b))
                    + " " + Long.toHexString(cc.getValue()) + " " + Integer.toHexString(fletcher(b)) + " "
                    + Integer.toHexString(fnv(b)) + " " + Integer.toHexString(murmur(b, 42)) + " " + Arrays.hashCode(b));
        }
        CRC32 inc = new CRC32();
        for (byte x : big) inc.update(x);
        System.out.println(inc.getValue() == (crc(t, big) & 0xffffffffL));
        inc.reset();
        inc.update(300);
        System.out.println(inc.getValue());
        System.out.println(Integer.toHexString(t[1]) + " " + Integer.toHexString(t[255]) + " " + Integer.toHexString(tc[128]));
    }
}
