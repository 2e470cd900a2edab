// The String methods one by one, over a table of strings with edges.
import java.util.*;
import java.util.stream.*;
public class StringApi {
    static String esc(String s) {
        if (s == null) return "null";
        StringBuilder b = new StringBuilder("\"");
        for (char c : s.toCharArray()) {
            if (c < 32 || c > 126) b.append(String.format(Locale.ROOT, "\\u%04x", (int) c)); else b.append(c);
        }
        return b.append('"').toString();
    }
    static final String[] T = {"", "a", "abc", "abcabc", "  padded\t\n", "Hello, World", "\u00e9t\u00e9", "\u0130I\u0131i",
            "stra\u00dfe", "\ud83d\ude00smile", "\ud800lone", "x\udc00", "\u3000wide\u2003", "line1\nline2\r\nline3\rline4",
            "\0nul", "\uffff\u0100"};
    public static void main(String[] args) {
        for (String s : T) {
            System.out.println(esc(s) + " len " + s.length() + " hash " + s.hashCode() + " empty " + s.isEmpty() + s.isBlank()
                    + " cps " + s.codePointCount(0, s.length()));
            System.out.println(" " + esc(s.toUpperCase(Locale.ROOT)) + esc(s.toLowerCase(Locale.ROOT))
                    + esc(s.toUpperCase(Locale.forLanguageTag("tr"))) + esc(s.toLowerCase(Locale.forLanguageTag("tr"))));
            System.out.println(" " + esc(s.trim()) + esc(s.strip()) + esc(s.stripLeading()) + esc(s.stripTrailing())
                    + esc(s.repeat(2)) + esc(s.concat("+")) + esc(s.replace('a', 'z')) + esc(s.replace("l", "LL"))
                    + esc(s.replace("", "-")));
            System.out.println(" " + s.indexOf('l') + s.indexOf('l', 3) + s.lastIndexOf('l') + s.lastIndexOf('l', 2)
                    + s.indexOf("bc") + s.indexOf("bc", 2) + s.lastIndexOf("bc") + s.lastIndexOf("bc", 2) + s.indexOf("")
                    + s.lastIndexOf("") + s.indexOf("", 99) + s.indexOf(0x1f600) + s.lastIndexOf(0x1f600) + s.indexOf(-1)
                    + s.contains("") + s.contains("bc"));
            System.out.println(" " + s.startsWith("a") + s.startsWith("") + s.startsWith("b", 1) + s.startsWith("b", 99)
                    + s.endsWith("c") + s.endsWith("") + s.equalsIgnoreCase("ABC") + s.compareTo("abc") + " "
                    + s.compareToIgnoreCase("ABCD") + " " + s.contentEquals(new StringBuilder(s))
                    + s.regionMatches(1, "xbcx", 1, 2) + s.regionMatches(true, 1, "xBCx", 1, 2) + s.regionMatches(0, "", 0, -5)
                    + s.matches("[a-z]+"));
            System.out.println(" " + s.chars().sum() + " " + s.codePoints().sum() + " "
                    + s.lines().map(StringApi::esc).collect(Collectors.toList()) + " "
                    + s.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(",")) + " "
                    + s.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(",")));
            System.out.println(" " + esc(s.indent(2)) + esc(s.indent(-1)) + esc(s.stripIndent()) + esc(s.substring(s.length() / 2))
                    + esc(s.substring(0, s.length() / 2)) + esc(s.subSequence(s.length() / 3, s.length()).toString())
                    + Arrays.toString(s.toCharArray()).length() + (s.intern() == s) + (new String(s) == s)
                    + new String(s).equals(s) + (String.valueOf(s) == s) + (s.toString() == s));
        }
        for (String a : T) {
            for (String b : T) System.out.print(Integer.signum(a.compareTo(b)) + Integer.signum(a.compareToIgnoreCase(b))
                    + (a.equals(b) ? "=" : "") + " ");
            System.out.println();
        }
        System.out.println(String.join(",", "a", null, "c") + String.join("", List.of()) + String.join("-", List.of("x", "y"))
                + String.valueOf(new char[]{'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[]{'q'}) + String.valueOf(true)
                + String.valueOf('c') + String.valueOf(1) + String.valueOf(1L) + String.valueOf(1f) + String.valueOf(1d)
                + String.valueOf((Object) null));
        System.out.println("abc".transform(s -> s + "!") + "a-b".describeConstable().get() + "x".compareTo("xyz")
                + "b".compareTo("a") + "CASE".equalsIgnoreCase("case") + "\u00c9".equalsIgnoreCase("\u00e9")
                + "\u0130".equalsIgnoreCase("i") + "K".equalsIgnoreCase("\u212a"));
        char[] dst = new char[5];
        Arrays.fill(dst, '.');
        "hello".getChars(1, 3, dst, 2);
        System.out.println(new String(dst) + new String(dst, 1, 3) + new String(new int[]{0x61, 0x1f600}, 0, 2).length()
                + new String(new StringBuilder("sb")) + new String(new StringBuffer("sf")) + new String().length()
                + new String(new byte[]{65, 66, 67}, 1, 2));
        System.out.println(esc("tab\\tnl\\nq\\\"oct\\101\\s".translateEscapes()) + "a%sb%dc".formatted("X", 5)
                + String.CASE_INSENSITIVE_ORDER.compare("a", "B") + "ab".endsWith("abc") + "offset".offsetByCodePoints(0, 3));
    }
}
