// SHA-256, MD5, SHA-1, RC4 and Base64 by hand on known and generated inputs, compared with the library.
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.*;
public class Digests {
    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }
    static byte[] pad(byte[] m, boolean big) {
        int n = (m.length + 8) / 64 * 64 + 64;
        byte[] p = Arrays.copyOf(m, n);
        p[m.length] = (byte) 0x80;
        long bits = m.length * 8L;
        for (int i = 0; i < 8; i++) p[n - 8 + i] = (byte) (bits >>> 8 * (big ? 7 - i : i));
        return p;
    }
    static int be(byte[] p, int i) { return p[i] << 24 | (p[i + 1] & 255) << 16 | (p[i + 2] & 255) << 8 | p[i + 3] & 255; }
    static int le(byte[] p, int i) { return p[i] & 255 | (p[i + 1] & 255) << 8 | (p[i + 2] & 255) << 16 | p[i + 3] << 24; }
    static int[] primesFrac(int n, boolean cube) {
        int[] k = new int[n];
        for (int p = 2, c = 0; c < n; p++) {
            boolean prime = true;
            for (int d = 2; d * d <= p; d++) if (p % d == 0) { prime = false; break; }
            if (!prime) continue;
            java.math.BigInteger t = java.math.BigInteger.valueOf(p).shiftLeft(cube ? 96 : 64), lo = java.math.BigInteger.ZERO,
                    hi = java.math.BigInteger.ONE.shiftLeft(40);
            while (hi.subtract(lo).bitLength() > 1) {
                var mid = lo.add(hi).shiftRight(1); if (mid.pow(cube ? 3 : 2).compareTo(t) <= 0) lo = mid; else hi = mid;
            }
            k[c++] = lo.intValue();
        }
        return k;
    }
    static byte[] sha256(byte[] m) {
        int[] k = K, h = H0.clone(), w = new int[64];
        byte[] p = pad(m, true);
        for (int o = 0; o < p.length; o += 64) {
            for (int i = 0; i < 16; i++) w[i] = be(p, o + i * 4);
            for (int i = 16; i < 64; i++) {
                int a = w[i - 15], b = w[i - 2];
                w[i] = w[i - 16] + (Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3) + w[i - 7]
                        + (Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10);
            }
            int[] s = h.clone();
            for (int i = 0; i < 64; i++) {
                int t1 = s[7] + (Integer.rotateRight(s[4], 6) ^ Integer.rotateRight(s[4], 11) ^ Integer.rotateRight(s[4], 25))
                        + (s[4] & s[5] ^ ~s[4] & s[6]) + k[i] + w[i];
                int t2 = (Integer.rotateRight(s[0], 2) ^ Integer.rotateRight(s[0], 13) ^ Integer.rotateRight(s[0], 22))
                        + (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]);
                System.arraycopy(s, 0, s, 1, 7);
                s[4] += t1; s[0] = t1 + t2;
            }
            for (int i = 0; i < 8; i++) h[i] += s[i];
        }
        byte[] out = new byte[32];
        for (int i = 0; i < 32; i++) out[i] = (byte) (h[i / 4] >>> 24 - i % 4 * 8);
        return out;
    }
    static final int[] K = primesFrac(64, true), H0 = primesFrac(8, false);
    static byte[] md5(byte[] m) {
        int[] r = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21}, h = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
        byte[] p = pad(m, false);
        for (int o = 0; o < p.length; o += 64) {
            int a = h[0], b = h[1], c = h[2], d = h[3];
            for (int i = 0; i < 64; i++) {
                int f, g;
                switch (i >> 4) {
                    case 0: f = b & c | ~b & d;
                    g = i;
                    break;
                    case 1: f = d & b | ~d & c;
                    g = (5 * i + 1) % 16;
                    break;
                    case 2: f = b ^ c ^ d;
                    g = (3 * i + 5) % 16;
                    break;
                    default: f = c ^ (b | ~d);
                    g = 7 * i % 16;
                }
                int t = d;
                d = c; c = b;
                b += Integer.rotateLeft(a + f + (int) (long) (Math.abs(StrictMath.sin(i + 1)) * 4294967296.0) + le(p, o + g * 4),
                        r[(i >> 4) * 4 + i % 4]);
                a = t;
            }
            h[0] += a; h[1] += b; h[2] += c; h[3] += d;
        }
        byte[] out = new byte[16];
        for (int i = 0; i < 16; i++) out[i] = (byte) (h[i / 4] >>> i % 4 * 8);
        return out;
    }
    static byte[] sha1(byte[] m) {
        int[] h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0}, w = new int[80];
        byte[] p = pad(m, true);
        for (int o = 0; o < p.length; o += 64) {
            for (int i = 0; i < 80; i++) w[i] = i < 16 ? be(p, o + i * 4)
                    : Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
            int a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
            for (int i = 0; i < 80; i++) {
                int f = i < 20 ? (b & c | ~b & d) + 0x5A827999 : i < 40 ? (b ^ c ^ d) + 0x6ED9EBA1 : i < 60
                        ? (b & c | b & d | c & d) + 0x8F1BBCDC : (b ^ c ^ d) + 0xCA62C1D6;
                int t = Integer.rotateLeft(a, 5) + f + e + w[i];
                e = d;
                d = c;
                c = Integer.rotateLeft(b, 30);
                b = a;
                a = t;
            }
            h[0] += a; h[1] += b; h[2] += c; h[3] += d; h[4] += e;
        }
        byte[] out = new byte[20];
        for (int i = 0; i < 20; i++) out[i] = (byte) (h[i / 4] >>> 24 - i % 4 * 8);
        return out;
    }
    static byte[] rc4(byte[] key, byte[] in) {
        byte[] s = new byte[256], out = new byte[in.length];
        for (int i = 0; i < 256; i++) s[i] = (byte) i;
        for (int i = 0, j = 0; i < 256; i++) { j = j + s[i] + key[i % key.length] & 255; byte t = s[i]; s[i] = s[j]; s[j] = t; }
        for (int n = 0, i = 0, j = 0; n < in.length; n++) {
            i = i + 1 & 255;
            j = j + s[i] & 255;
            byte t = s[i];
            s[i] = s[j];
            s[j] = t;
            out[n] = (byte) (in[n] ^ s[s[i] + s[j] & 255]);
        }
        return out;
    }
    static String base64(byte[] b) {
        String a = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < b.length; i += 3) {
            int v = (b[i] & 255) << 16 | (i + 1 < b.length ? (b[i + 1] & 255) << 8 : 0) | (i + 2 < b.length ? b[i + 2] & 255 : 0);
            s.append(a.charAt(v >> 18)).append(a.charAt(v >> 12 & 63)).append(i + 1 < b.length ? a.charAt(v >> 6 & 63)
                    : '=').append(i + 2 < b.length ? a.charAt(v & 63) : '=');
        }
        return s.toString();
    }
    public static void main(String[] args) throws Exception {
        byte[] big = new byte[500];
        new Random(2).nextBytes(big);
        byte[][] ins = {{}, "abc".getBytes(), "The quick brown fox jumps over the lazy dog".getBytes(StandardCharsets.UTF_8),
                new byte[55], new byte[56], new byte[64], big};
        for (byte[] m : ins) {
            System.out.println(hex(sha256(m)) + " " + hex(md5(m)) + " " + hex(sha1(m)));
            System.out.println(Arrays.equals(sha256(m), MessageDigest.getInstance("SHA-256").digest(m)) + " "
                    + Arrays.equals(md5(m), MessageDigest.getInstance("MD5").digest(m)) + " "
                    + Arrays.equals(sha1(m), MessageDigest.getInstance("SHA-1").digest(m)) + " "
                    + base64(m).equals(Base64.getEncoder().encodeToString(m)) + " " + base64(sha1(m)));
        }
        byte[] c = rc4("Key".getBytes(), "Plaintext".getBytes());
        System.out.println(hex(c) + " " + new String(rc4("Key".getBytes(), c)) + " " + Integer.toHexString(K[63])
                + Integer.toHexString(H0[7]));
    }
}
