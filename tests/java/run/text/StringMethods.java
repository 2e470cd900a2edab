// String methods with edges: indexOf, strip, repeat, regionMatches, compare, case.
import java.util.*;
import java.util.stream.*;

public class StringMethods {
    static String attempt(java.util.concurrent.Callable<?> c) {
        try {
            return String.valueOf(c.call());
        } catch (Exception e) {
            return e.getClass().getSimpleName();
        }
    }

    static String esc(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) sb.append(c > 31 && c < 127 ? "" + c : "\\" + Integer.toHexString(c));
        return sb.toString();
    }

    public static void main(String[] args) {
        String s = "hello world";
        System.out.println(s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.indexOf("wor") + " " + s.indexOf("") + " " + s.indexOf("", 99) + " " + s.lastIndexOf('l') + " " + s.lastIndexOf("l", 3) + " " + s.lastIndexOf("") + " " + s.indexOf('x') + " " + s.indexOf("h", -5));
        System.out.println(attempt(() -> s.substring(3, 2)) + " " + attempt(() -> s.charAt(11)) + " " + attempt(() -> s.substring(12)) + " [" + s.substring(11) + "] " + s.subSequence(0, 5) + " " + attempt(() -> s.repeat(-1)));
        System.out.println(s.startsWith("world", 6) + " " + s.endsWith("") + " " + s.contains("lo w") + " " + s.regionMatches(true, 0, "HELLO", 0, 5) + " " + s.regionMatches(0, "hel", 0, 9) + " " + s.contentEquals(new StringBuilder(s)) + " " + s.equalsIgnoreCase("Hello World"));
        System.out.println("[" + "\u2003 x \u2003".strip() + "][" + " x ".trim() + "][" + " x ".stripLeading() + "][" + " x ".stripTrailing() + "] " + "".isBlank() + " \t".isBlank() + " " + "ab".repeat(3) + " " + "a-b-c".replace('-', '+') + " " + "aaaa".replace("aa", "b"));
        System.out.println(esc("\u00df\u0130i\u03a3".toUpperCase(Locale.ROOT)) + " " + esc("\u0130I\u03a3 \u03a3\u0391\u03a3".toLowerCase(Locale.ROOT)) + " " + esc("TITLE I".toLowerCase(Locale.forLanguageTag("tr"))) + " " + esc("i".toUpperCase(Locale.forLanguageTag("tr"))));
        System.out.println("a\ud83d\ude00b".length() + " " + "a\ud83d\ude00b".codePointCount(0, 4) + " " + Integer.toHexString("a\ud83d\ude00b".codePointAt(1)) + " " + Integer.toHexString("a\ud83d\ude00b".codePointAt(2)) + " " + "a\ud83d\ude00b".offsetByCodePoints(0, 2) + " " + esc(new StringBuilder("a\ud83d\ude00b").reverse().toString()) + " " + "a\ud83d\ude00b".chars().count());
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "a\u00e9".compareTo("a\u0100") + " " + "".compareTo("") + " " + "abc".hashCode() + " " + "".hashCode() + " " + "\u00e9\u4e2d".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode());
        System.out.println(String.valueOf((Object) null) + " " + String.valueOf(new char[] {'a', 'b'}, 1, 1) + " " + String.copyValueOf(new char[] {'x'}) + " " + String.valueOf(1.0f) + " " + String.valueOf('c') + " " + new String(new int[] {0x1F600, 65}, 0, 2).length());
        System.out.println("  a\n    b\n".indent(2).replace("\n", "|") + " " + "  a\n    b".stripIndent().replace("\n", "|") + " " + "a\\tb\\n\\101".translateEscapes().length() + " " + "x".transform(q -> q + q) + " " + "a\nb\r\nc".lines().count());
        System.out.println(("a" + "b" == "ab") + " " + (new String("ab") == "ab") + " " + (new String("ab").intern() == "ab") + " " + ("a" + s.charAt(0)).intern().equals("ah") + " " + "%d%%".formatted(5));
        StringBuilder sb = new StringBuilder("0123456789");
        System.out.println(sb.insert(3, "abc").delete(0, 2).deleteCharAt(1).replace(0, 3, "XYZ").append(1.5f).append(true).append((String) null).append(new char[] {'q'}).reverse() + " " + sb.indexOf("ZY") + " " + sb.lastIndexOf("1") + " " + sb.length());
        sb.setLength(3);
        sb.setCharAt(1, '?');
        System.out.println(sb + " " + sb.compareTo(new StringBuilder("aa")) + " " + sb.isEmpty() + " " + attempt(() -> sb.insert(9, "x")) + " " + attempt(() -> sb.delete(2, 1)) + " " + attempt(() -> sb.charAt(3)));
        sb.setLength(5);
        System.out.println(esc(sb.toString()) + " " + esc(sb.appendCodePoint(0x1F600).toString()) + " " + new StringBuilder().append("abcdef", 2, 4).append(new char[] {'1', '2', '3'}, 1, 2).append(-0.0).append(Long.MIN_VALUE));
        String latin = "caf\u00e9", utf16 = "caf\u00e9\u4e2d";
        System.out.println(latin.concat(utf16).length() + " " + utf16.substring(0, 4).equals(latin) + " " + utf16.startsWith(latin) + " " + utf16.indexOf('\u4e2d') + " " + latin.indexOf("\u4e2d") + " " + (latin + utf16.charAt(4)).equals(utf16) + " " + utf16.replace("\u4e2d", "").equals(latin) + " " + esc(utf16.replace('\u4e2d', 'x')));
        System.out.println(Stream.of("b", "A", "a", "B").sorted(String.CASE_INSENSITIVE_ORDER).collect(Collectors.toList()) + " " + "x,y".split(",").length + " " + String.join("|", new TreeSet<>(List.of("q", "p"))));
        System.out.println("text".chars().mapToObj(Character::toString).collect(Collectors.joining(".")) + " " + "e\u0301".equals("\u00e9") + " " + "a".compareToIgnoreCase("\u0041") + " " + "abc".matches("a.c") + " " + "\0".length() + " " + "\u0000".isEmpty());
    }
}
