// Conditional expression typing, boxing, unboxing, caches, binary numeric promotion.
public class TernaryBoxing {
    static String k(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + "=" + o; }
    static <T> T id(T t) { return t; }
    static Integer nul() { return null; }
    public static void main(String[] args) {
        boolean t = args.length == 0;
        char x = 'X';
        int i = 0;
        byte b = 1;
        short s = 2;
        long l = 3;
        Integer I = 7;
        Double D = 2.5;
        Character C = 'q';
        Long L = 9L;
        Object o;
        System.out.println(t ? x : 0);
        System.out.println(t ? x : i);
        System.out.println(false ? i : x);
        o = t ? 1 : 2.0;
        System.out.println(k(o));
        o = t ? 'a' : b;
        System.out.println(k(o));
        o = t ? b : 'a';
        System.out.println(k(o));
        o = t ? b : s;
        System.out.println(k(o));
        o = t ? I : D;
        System.out.println(k(o));
        o = t ? I : "s";
        System.out.println(k(o));
        o = t ? (Object) I : D;
        System.out.println(k(o));
        o = t ? C : 1;
        System.out.println(k(o));
        o = t ? C : i;
        System.out.println(k(o));
        o = t ? L : I;
        System.out.println(k(o));
        o = t ? null : 0;
        System.out.println(k(o));
        o = !t ? I : (Number) L;
        System.out.println(k(o));
        try { int r = t ? nul() : 0; System.out.println(r); } catch (NullPointerException e) { System.out.println("NPE ternary"); }
        try { long r = nul(); } catch (NullPointerException e) { System.out.println("NPE unbox"); }
        try { if (nul() == 1) System.out.println(); } catch (NullPointerException e) { System.out.println("NPE cmp"); }
        try { switch (nul()) { default: } } catch (NullPointerException e) { System.out.println("NPE switch"); }
        try {
            for (int q : (Integer[]) new Integer[]{1, null}) System.out.print(q + " ");
        } catch (NullPointerException e) { System.out.println("NPE loop"); }
        Integer a1 = 127, a2 = 127, b1 = 128, b2 = 128, c1 = -128, c2 = -128, d1 = -129, d2 = -129;
        System.out.println((a1 == a2) + " " + (b1 == b2) + " " + (c1 == c2) + " " + (d1 == d2) + " " + b1.equals(b2)
                + (b1 <= b2 && b1 >= b2));
        Long l1 = 127L, l2 = 127L, l3 = 128L, l4 = 128L;
        Short s1 = 100, s2 = 100, s3 = 1000, s4 = 1000;
        Byte y1 = -128, y2 = -128;
        Character h1 = 127, h2 = 127, h3 = 128, h4 = 128;
        Boolean z1 = true, z2 = true;
        System.out.println((l1 == l2) + " " + (l3 == l4) + " " + (s1 == s2) + " " + (s3 == s4) + " " + (y1 == y2) + " "
                + (h1 == h2) + " " + (h3 == h4) + " " + (z1 == z2) + l1.equals(127) + new Object().equals(null) + I.equals(7)
                + L.equals(9L));
        Double e1 = 1.0, e2 = 1.0;
        System.out.println((e1 == e2) + " " + e1.equals(e2) + " " + Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0) + " "
                + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN));
        System.out.println(k(b + b) + k(b * 'a') + k(s + l) + k(l + 1f) + k(1f + 1.0) + k(-b) + k(~x) + k((byte) 1 << 2L)
                + k(1L << 2) + k('a' + 'b') + k((char) ('a' + 1)) + k("" + 'a' + 'b') + k('a' + 'b' + "") + k(+x) + k(b++) + k(x++)
                + k(b += 1.7) + k(++s));
        System.out.println(k(id(5)) + k(id('c')) + k(TernaryBoxing.<Object>id(5L)) + k(id(t) ? id(1) : id(2L)));
        final int fi = 10;
        byte nb = fi;
        char nc = fi + 55;
        Byte BB = 10;
        Character CC = 65;
        Short SS = (short) fi;
        System.out.println(nb + " " + nc + BB + CC + SS);
        I++;
        I += 2;
        I = -I;
        Integer J = I;
        I--;
        System.out.println(I + " " + J + " " + (I < J) + " " + (I == J));
        Object oo = I;
        System.out.println((int) oo + (Integer) oo);
        long wid = I;
        double dw = C;
        System.out.println(wid + " " + dw + " " + (long) (int) I + (char) (C + 1));
        try { long bad = (Long) (Object) I; } catch (ClassCastException e) { System.out.println("CCE"); }
        int nest = t ? i > 0 ? 1 : i == 0 ? 2 : 3 : 4;
        System.out.println(nest);
        String str = null;
        System.out.println(str == null ? "isnull" : str.length() > 3 ? "long" : "short");
        System.out.println((t ? 1 : 'a') + " " + (t ? 'a' : 1) + " " + (t ? 100000 : 'a') + " " + (char) (t ? 98 : 'a'));
        System.out.println(t ? null : 5);
        System.out.println((Object) (t ? 1 : 'c'));
        System.out.println((t ? Integer.valueOf(1) : Double.valueOf(2)));
    }
}
