// A user-defined CharSequence through every API that takes one.
import java.util.*;
public class CharSequences {
    static class Rev implements CharSequence {
        final String s;
        Rev(String s) { this.s = s; }
        public int length() { return s.length(); }
        public char charAt(int i) { return s.charAt(s.length() - 1 - i); }
        public CharSequence subSequence(int a, int b) { return new Rev(s.substring(s.length() - b, s.length() - a)); }
        public String toString() { return new StringBuilder(s).reverse().toString(); }
    }
    static class Endless implements CharSequence {
        final char c;
        final int n;
        Endless(char c, int n) { this.c = c; this.n = n; }
        public int length() { return n; }
        public char charAt(int i) { if (i >= n) throw new IndexOutOfBoundsException("i=" + i); return c; }
        public CharSequence subSequence(int a, int b) { return new Endless(c, b - a); }
        public String toString() { return "E" + n; }
    }
    public static void main(String[] args) {
        CharSequence r = new Rev("dlrow olleh");
        System.out.println(r + " " + r.length() + r.charAt(0) + r.subSequence(6, 11) + " "
                + r.chars().filter(c -> c == 'l').count() + " " + r.isEmpty() + " " + "hello world".contentEquals(r)
                + "hello".contains(new Rev("le")) + " " + "a-b".replace(new Rev("-"), new Rev("21"))
                + String.join(new Rev("><"), new Rev("ba"), new Endless('q', 3), "z") + " "
                + new StringBuilder(r).append(new Rev("!?")).append(new Endless('w', 4), 1, 3).append(r, 0, 5).insert(0,
                new Rev("cba")).insert(2, r, 6, 8) + " " + CharSequence.compare(r, "hello")
                + CharSequence.compare("a", new Rev("b")) + " " + java.util.regex.Pattern.compile("o").matcher(r).replaceAll("0")
                + " " + "x".concat(r.toString()) + " " + new StringBuffer().append(new Endless('k',
                2)).append((CharSequence) new StringBuffer("sf")));
        System.out.println(new Endless('z', 5).codePoints().sum() + " " + new StringBuilder().append(new Endless('y', 3)).length()
                + " " + ("" + new Endless('y', 3)) + " " + String.valueOf(new Rev("ab")) + " "
                + new StringJoiner(new Rev("->"), new Rev("["), new Rev("]")).add(new Rev("12")).add("3") + " "
                + new Scanner(new java.io.StringReader(r.toString())).next() + " " + java.nio.CharBuffer.wrap(r).subSequence(1, 4)
                + " " + Integer.parseInt(new Rev("x321x"), 1, 4, 10) + " " + "abc".regionMatches(0, r.toString(), 0, 0));
        try {
            new StringBuilder().append(new Endless('a', 2), 1, 5);
        } catch (IndexOutOfBoundsException e) { System.out.println("IOOBE"); }
        StringBuilder log = new StringBuilder();
        try {
            log.append(new CharSequence() { public int length() { return 3; } public char charAt(int i) {
                    if (i == 2) throw new IllegalStateException("mid"); return (char) ('0' + i);
                    } public CharSequence subSequence(int a, int b) { return this; } public String toString() { return "own"; } });
            System.out.println(log);
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    }
}
