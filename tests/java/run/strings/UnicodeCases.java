// Case mapping with expansions, final sigma, surrogates, Turkish and Lithuanian locales, ordering.
import java.util.*;
public class UnicodeCases {
    static String h(String s) {
        StringBuilder b = new StringBuilder();
        s.codePoints().forEach(c -> b.append(c > 32 && c < 127 ? "" + (char) c : "<" + Integer.toHexString(c) + ">"));
        return b.toString();
    }
    public static void main(String[] args) {
        String[] in = {"stra\u00dfe", "\ufb03ce", "\u0149a", "\u1f52", "\u1fb3", "\u03a3", "A\u03a3", "\u03a3A",
                "A\u03a3 B\u03a3C", "\u0391\u03a3.", "\u0130", "I\u0307", "i\u0307", "J\u0307", "\u01c4\u01c5\u01c6",
                "\ud801\udc00\ud801\udc28", "\ud801", "abc\ud801", "\u212b", "\u1e9e", "\u10d0\u1c90", "\uab70", "\u2c65\u023a",
                "\u0345", "\u1f80\u1f88", "MiXeD 123 \u00c0\u00e0", "\u00b5\u00ff\u0178"};
        for (String s : in) System.out.println(h(s) + " U " + h(s.toUpperCase(Locale.ROOT)) + " L " + h(s.toLowerCase(Locale.ROOT))
                + " trU " + h(s.toUpperCase(new Locale("tr"))) + " trL " + h(s.toLowerCase(new Locale("tr"))) + " ltU "
                + h(s.toUpperCase(new Locale("lt"))) + " ltL " + h(s.toLowerCase(new Locale("lt"))) + " "
                + s.equalsIgnoreCase(s.toUpperCase(Locale.ROOT)) + s.equalsIgnoreCase(s.toLowerCase(Locale.ROOT)));
        List<String> l = new ArrayList<>(List.of("b", "A", "a", "B", "\u00e9", "z", "\ud83d\ude00", "\uffff", "Z", "", "aa",
                "\u0000"));
        Collections.sort(l);
        for (String s : l) System.out.print(h(s) + "|");
        System.out.println();
        l.sort(String.CASE_INSENSITIVE_ORDER);
        for (String s : l) System.out.print(h(s) + "|");
        System.out.println();
        for (String s : l) System.out.print(s.hashCode() + " " + s.toLowerCase(Locale.ROOT).hashCode() + ";");
        System.out.println();
        String e = "\ud83d\ude00x\ud83d";
        for (int i = 0; i < e.length(); i++) System.out.print(Integer.toHexString(e.codePointAt(i))
                + (i > 0 ? "/" + Integer.toHexString(e.codePointBefore(i)) : "") + " ");
        System.out.println(e.codePointCount(0, 4) + " " + e.codePointCount(1, 3) + " " + e.offsetByCodePoints(0, 1) + " "
                + e.offsetByCodePoints(4, -2) + " " + e.indexOf(0x1f600) + e.indexOf('\ude00') + " "
                + e.substring(1, 3).codePointAt(0) + " " + new StringBuilder().appendCodePoint(0x10ffff).length());
    }
}
