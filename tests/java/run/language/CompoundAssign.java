// Compound assignment with implicit narrowing on every primitive type and place.
public class CompoundAssign {
    byte b = 120;
    short s = 32000;
    char c = 'z';
    int i = Integer.MAX_VALUE;
    long l = Long.MAX_VALUE;
    float f = 1e10f;
    double d = 1e300;
    static byte sb = -128; static char sc = 0; static long sl = 1; static float sf = 0.5f;
    Integer boxed = 41; Character boxedChar = 'a'; Long boxedLong = 10L;

    void fields() {
        b += 10; s += 1000; c += 70000; i += 1; l += 1.5; f += 1; d *= 1e10;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d);
        b -= 300; s *= 3; c -= 1; i *= 2.7; l /= 3; f %= 7; d %= 1000;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d);
        b <<= 3; s >>= 2; c >>>= 1; i <<= 33; l >>>= 65; b >>>= 1; s >>>= 1;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l);
        b = -1; b >>>= 10; s = -1; s >>>= 20; i = -1; i >>>= 31L; l = -1; l >>= 70;
        System.out.println(b + " " + s + " " + i + " " + l);
        b |= 0x1ff; s &= 0xff0f; c ^= 0xffff; i ^= -1L; l &= 0xff00;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l);
        b = 1; b /= 0.3; s = 100; s *= 1e6; c = 'A'; c *= 1.5; i = 7; i /= 2.0f; l = 9; l *= 0.5f;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l);
    }
    static void statics() {
        sb--; System.out.println(sb); sb++; System.out.println(sb);
        sc--; System.out.println((int) sc); ++sc; System.out.println((int) sc);
        sl <<= 62; sl += sl; System.out.println(sl);
        sf++; System.out.println(sf--); System.out.println(--sf);
    }
    void boxes() {
        boxed++; ++boxed; boxed += 5; System.out.println(boxed-- + " " + --boxed + " " + boxed);
        boxedChar++; System.out.println(boxedChar++ + "" + boxedChar);
        boxedLong *= 2; boxedLong <<= 3; System.out.println(boxedLong);
        boolean t = true; t &= false; System.out.println(t); t |= true; System.out.println(t); t ^= true; System.out.println(t);
        Boolean bt = Boolean.TRUE; bt &= Boolean.FALSE; bt ^= true; System.out.println(bt);
        String str = null; str += 1; str += 'c'; str += 2.0; str += null; System.out.println(str);
        Object o = "o"; o += "p"; o += "" + 1L; System.out.println(o);
        CharSequence cs = "cs"; cs += "!"; System.out.println(cs);
    }
    static void arrays() {
        byte[] ba = {127}; ba[0] += 1; System.out.println(ba[0]);
        char[] ca = {'a'}; ca[0]++; ca[0] += 1; System.out.println(ca[0]);
        short[] sa = {-32768}; sa[0]--; System.out.println(sa[0]);
        long[] la = {5, 6}; int k = 0; la[k++] += 10; la[k--] <<= k + 40; System.out.println(la[0] + " " + la[1] + " " + k);
        long r = la[k++]++; System.out.println(r + " " + la[0] + " " + k);
        double[] da = {1.5}; double x = ++da[0] + da[0]--; System.out.println(x + " " + da[0]);
        float[] fa = {0.1f}; float y = (fa[0] += 0.2); System.out.println(y + " " + fa[0]);
        String[] st = {"a", null}; st[0] += "b"; st[1] += "c"; System.out.println(st[0] + st[1]);
        boolean[] bo = {true, false}; bo[0] ^= bo[1] |= true; System.out.println(bo[0] + " " + bo[1]);
    }
    public static void main(String[] args) {
        CompoundAssign a = new CompoundAssign();
        a.fields(); statics(); a.boxes(); arrays();
        int i = 5; i = i++ + ++i; System.out.println(i);
        i += i++ * 2 + i; System.out.println(i);
        int j = 3; j -= j -= j -= 1; System.out.println(j);
        int k = 10; k += k++ + ++k - k-- - --k; System.out.println(k);
        byte w = 10; w = (byte) (w << 4 | w >>> 2); System.out.println(w);
    }
}
