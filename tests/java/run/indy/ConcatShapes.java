// Concatenation call sites of many shapes: constants with tag characters, one or two operands, side effects, wide types.
public class ConcatShapes {
    static int n; static int next() { return ++n; } static String s(String x) { n += 10; return x; }
    static class Mut { StringBuilder b = new StringBuilder("m"); public String toString() { b.append('!'); return b.toString(); } }
    public static void main(String[] args) {
        String a = "a", nul = null;
        int i = 5;
        long l = 1L << 40;
        double d = 2.5;
        char c = 'c';
        boolean z = false;
        float f = 0.5f;
        byte b = -1;
        short sh = 7;
        Object o = null;
        char[] ca = {'x'};
        StringBuilder sb = new StringBuilder("sb");
        System.out.println(a + i);
        System.out.println(i + a);
        System.out.println("" + i);
        System.out.println(a + a);
        System.out.println(a + nul);
        System.out.println(nul + o);
        System.out.println("x" + l + "y");
        System.out.println(d + "z");
        System.out.println(a + c + z + f + b + sh + l + d + i);
        System.out.println(("\u0001" + i + "\u0002" + a + "\u0001\u0002" + c).replace('\u0001', '1').replace('\u0002', '2'));
        System.out.println("\u0001".length() + ("\u0001" + a).length() + ("\u0002" + i + l + "\u0001").length());
        System.out.println(next() + "," + next() + s(",") + next() + "," + n);
        Mut m = new Mut();
        System.out.println(m + " " + m + " " + m.b);
        String r = "r";
        r += i++ + r + i;
        System.out.println(r);
        System.out.println("" + sb + sb.append("1") + sb);
        System.out.println("e" + (nul == null ? "null?" : nul) + (i > 3 ? 'y' : 'n') + (Object) 'o' + -l + ~i + (char) (c + 1)
                + (byte) 300 + 1 / 2.0f);
        String acc = "";
        for (char q = 'a'; q < 'k'; q++) acc = q + acc + (int) q;
        System.out.println(acc);
        System.out.println(1 + 2 + a + 1 + 2 + 'c' + 'c' + (1 + 2) + ('c' + 'c'));
        final String K = "const";
        System.out.println(K + 1 + K + i + K + 'k' + 2.0 + true + null);
        long h = 0;
        for (int k = -300; k < 300; k += 7) {
            String t = "k" + k + (long) k * 1000003 + (char) ('A' + (k & 15)) + k / 8.0 + (k < 0) + (byte) k + (short) (k * 100);
            h = h * 31 + t.hashCode();
        }
        System.out.println(h);
        String u = "\u4e00" + i;
        System.out.println(u.length() + " " + (u + a).charAt(1) + " " + ("\u00e9" + 'x' + 1L).length() + " "
                + ((char) 0x4e00 + "" + c).hashCode());
        try {
            String t = "t" + new Object() { public String toString() { throw new UnsupportedOperationException("ts"); } } + next();
        } catch (UnsupportedOperationException e) { System.out.println(e.getMessage() + n); }
        System.out.println("max" + Long.MAX_VALUE + Long.MIN_VALUE + Integer.MIN_VALUE + Double.MIN_VALUE + Float.MAX_VALUE
                + Double.NaN + -0.0f);
        String big = "z".repeat(1000) + i + "y".repeat(500) + l;
        System.out.println(big.length() + " " + big.hashCode());
        System.out.println("" + "" + "" + a + "" + "");
        System.out.println((a + null).equals("anull") + (null + a) + (a + (String) null) + (a + (Object) null));
        int[] x = {1, 2};
        x[0] += ("" + x[1]).length();
        System.out.println(x[0] + x[1] + "" + x[0] + x[1]);
        System.out.println("in" + ("ner" + ("most" + i) + l) + "out");
        synchronized (a + i) { System.out.println("locked"); }
    }
}
