// Concatenation of every type and null, precedence, compound, char arithmetic, constants mixed with variables.
import java.util.*;
public class ConcatTypes {
    static String nul() { return null; }
    static class T { int n; public String toString() { return "T" + n++; } }
    static class NullStr { public String toString() { return null; } }
    static class Boom { public String toString() { throw new IllegalStateException("toString"); } }
    public static void main(String[] args) {
        byte b = -1;
        short s = -2;
        char c = 'c';
        int i = -3;
        long l = -4L;
        float f = -5.5f;
        double d = -6.25;
        boolean z = true;
        String str = "str";
        Object o = List.of(1);
        Integer I = 7;
        Character C = 'C';
        int[] nullArr = null;
        T t = new T();
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("" + b + s + c + i + l + f + d + z + str + o + I + C + nullArr + nul() + null + t + sb);
        System.out.println(b + s + c + i + l + "" + f + d + z);
        System.out.println(c + i + "x" + c + i);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println("" + ('a' + 'b') + (char) ('a' + 1) + 1 + 2L * 3 + -i + !z + (z ? 1 : 'x') + (i > 0) + (str == null));
        System.out.println(nul() + nul());
        System.out.println((nul() + "x").length() + new NullStr().toString() + new NullStr() + "!");
        System.out.println(t + "-" + t + "-" + t.n);
        try { String q = "a" + new Boom() + t; } catch (IllegalStateException e) { System.out.println(e.getMessage() + t.n); }
        str += 1;
        str += 'c';
        str += 2.5f;
        str += null;
        str += i + l;
        str += c += 1;
        System.out.println(str);
        String x = "x";
        x += x += x + (x = "y") + x;
        System.out.println(x);
        System.out.println("" + Float.MIN_VALUE + Double.MAX_VALUE + Float.NaN + Double.NEGATIVE_INFINITY + -0.0f + 1e7 + 1e6
                + 1e-3 + 1e-4 + 100f + 1.0E10f + 0.001f);
        System.out.println("" + Integer.MIN_VALUE + Long.MIN_VALUE + Byte.MIN_VALUE + (int) Character.MAX_VALUE + Short.MAX_VALUE);
        System.out.println("tab\tnul" + '\0' + "\u0001\u0002".length() + "\1marker\2".length() + ("\1" + i + "\2" + l).length());
        String big = "";
        for (int k = 0; k < 50; k++) big = k + big + (char) ('a' + k % 26);
        System.out.println(big);
        char[] cs = {'h', 'i'};
        System.out.println("v" + String.valueOf(cs) + cs.length);
        System.out.println(("" + (Object) "o" + (CharSequence) "cs" + (Comparable<String>) "cmp") + (1 > 2 ? "a" : 'b')
                + (Object) 'q' + new int[]{1, 2}[1] + new String[]{null}[0]);
        long acc = 0;
        for (int k = 0; k < 100; k++) {
            String q = "k" + k + ':' + (long) k * k + '/' + k / 3.0 + (k % 2 == 0); acc = acc * 31 + q.hashCode();
        }
        System.out.println(acc);
        String latin = "\u00e9", wide = "\u4e00";
        System.out.println((latin + 1).length() + (wide + latin + c).hashCode() + " " + (latin + wide + l).codePointAt(1) + " "
                + ("" + '\u4e00' + 'a').charAt(0) % 1000);
    }
}
