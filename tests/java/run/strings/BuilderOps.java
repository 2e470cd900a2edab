// StringBuilder and StringBuffer: growth, insert, delete, replace, reverse with surrogates, setLength, capacity.
import java.util.*;
public class BuilderOps {
    static String hex(CharSequence s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) b.append(s.charAt(i) < 127 && s.charAt(i) > 31 ? "" + s.charAt(i) : "<"
                + Integer.toHexString(s.charAt(i)) + ">");
        return b.toString();
    }
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append(2L).append(1.5f).append(2.5).append(true).append("s").append((String) null).append((Object) null).append(new char[]{'x', 'y'}).append(new char[]{'p', 'q', 'r'}, 1, 2).append("substring", 3, 6).append((CharSequence) null, 0, 2).append(new StringBuilder("sb")).append(new StringBuffer("sf")).appendCodePoint(0x1f600).appendCodePoint(65).append((CharSequence) "cs").append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(Float.NaN).append(-0.0);
        System.out.println(hex(b) + " " + b.length());
        b.setLength(10); System.out.println(b); b.setLength(14); System.out.println(hex(b)); b.setLength(0); b.append("abcdef");
        b.insert(0, 1).insert(1, true).insert(0, 'c').insert(3, 2.5).insert(0, "str").insert(b.length(), 9L).insert(2,
                new char[]{'!', '?'}).insert(1, (Object) null).insert(0, "xyz", 1, 2).insert(4, 1.5f).insert(2,
                new char[]{'1', '2', '3'}, 1, 1);
        System.out.println(b);
        b.delete(2, 5).deleteCharAt(0).replace(1, 3, "REPLACED").replace(5, 99, "END");
        System.out.println(b);
        b.delete(3, 999);
        System.out.println(b);
        b.delete(1, 1);
        b.replace(0, 0, "").replace(b.length(), b.length(), "tail");
        System.out.println(b + " " + b.indexOf("a") + b.indexOf("a", 5) + b.lastIndexOf("a") + b.lastIndexOf("l", 2)
                + b.indexOf("zz") + b.charAt(1));
        b.setCharAt(0, '\u1234');
        System.out.println(hex(b));
        b.setCharAt(0, 'z');
        System.out.println(b.compareTo(new StringBuilder("zz")) + " " + b.equals(new StringBuilder(b)) + " "
                + b.toString().contentEquals(b));
        for (String s : new String[]{"", "a", "ab", "abc", "a\ud83d\ude00b", "\ud83d\ude00\ud83d\ude01", "\ude00\ud83d", "\ud83d",
                "\ud83d\ud83d\ude00\ude00", "\u00e9\u0301x", "\u00ff\u0100"}) System.out.println(hex(s) + " -> "
                + hex(new StringBuilder(s).reverse()) + " " + hex(new StringBuffer(s).reverse()) + " "
                + hex(new StringBuilder(s).reverse().reverse()));
        StringBuilder g = new StringBuilder(0);
        System.out.print(g.capacity() + " ");
        for (int i = 0; i < 100; i++) {
            int c = g.capacity(); g.append('x'); if (g.capacity() != c) System.out.print(g.capacity() + " ");
        }
        g.trimToSize();
        System.out.println(g.capacity() + " " + new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " "
                + new StringBuilder(5).capacity());
        g.ensureCapacity(300);
        System.out.println(g.capacity());
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self).insert(1, self);
        System.out.println(self);
        StringBuilder cp = new StringBuilder("a\ud83d\ude00z");
        System.out.println(cp.codePointAt(1) + " " + cp.codePointAt(2) + " " + cp.codePointBefore(3) + " "
                + cp.codePointCount(0, 4) + " " + cp.offsetByCodePoints(0, 2) + " " + cp.chars().count() + " "
                + cp.codePoints().count());
        char[] d = {'.', '.', '.', '.'};
        cp.getChars(0, 1, d, 2);
        System.out.println(new String(d) + cp.substring(3) + cp.subSequence(0, 1));
        StringBuffer sf = new StringBuffer("buf");
        sf.append(1).insert(0, 2.0f).reverse().setLength(5);
        System.out.println(sf);
        StringBuilder mix = new StringBuilder("latin");
        mix.append('\u4e00').deleteCharAt(5).append("back");
        System.out.println(mix + " " + mix.toString().hashCode() + " " + "latinback".equals(mix.toString()));
        StringJoiner sj = new StringJoiner(", ", "{", "}");
        sj.setEmptyValue("EMPTY");
        System.out.print(sj + " ");
        sj.add("a").add(null);
        System.out.println(sj + " " + sj.length() + " " + sj.merge(new StringJoiner("-").add("x").add("y")));
    }
}
