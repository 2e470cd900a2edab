// hashCode values, caching, zero hashes, compareTo across Latin-1 and UTF-16, equals with different coders.
import java.util.*;
public class HashAndCompare {
    static int hash(String s) { int h = 0; for (int i = 0; i < s.length(); i++) h = 31 * h + s.charAt(i); return h; }
    public static void main(String[] args) {
        String[] ss = {"", "\0", "\0\0", "a", "Aa", "BB", "polygenelubricants", "hello world", "\u00ff", "\u0100", "\uffff\uffff",
                "f5a5a608", "zz\u0000", "\u4e2d\u6587", "The quick brown fox jumps over the lazy dog", "0123456789".repeat(20)};
        for (String s : ss) System.out.println(s.hashCode() + " " + (hash(s) == s.hashCode()) + " "
                + new String(s.toCharArray()).hashCode() + " " + new StringBuilder(s).toString().hashCode() + " " + Objects.hash(s)
                + " " + List.of(s).hashCode() + " " + s.length());
        for (String a : ss) { for (String b : ss) System.out.print(a.compareTo(b) + " "); System.out.println(); }
        Map<String, Integer> m = new HashMap<>();
        String[] col = {"Aa", "BB"};
        for (String a : col) for (String b : col) for (String c : col) for (String d : col) m.put(a + b + c + d, m.size());
        System.out.println(m.size() + " " + new TreeMap<>(m));
        for (String k : m.keySet()) System.out.print(k.hashCode() + " ");
        System.out.println(m.get("AaBBAaBB") + " " + m.get("BBAaBBAa") + " " + m.containsKey("BBBBBBBC"));
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 300; i++) sb.append((char) i);
        String all = sb.toString();
        System.out.println(all.hashCode() + " " + all.substring(0, 256).equals(all.substring(0, 256))
                + all.substring(0, 256).hashCode() + " " + all.indexOf('\u0110') + " "
                + all.substring(250, 260).compareTo(all.substring(250, 261)) + " " + Arrays.hashCode(all.toCharArray()) + " "
                + Arrays.hashCode(all.getBytes(java.nio.charset.StandardCharsets.UTF_8)) + " "
                + all.chars().mapToObj(c -> (char) c).toList().hashCode() + " " + Map.of("a", 1).hashCode()
                + Set.of("x", "y").hashCode() + Map.entry("k", "v").hashCode() + Optional.of("z").hashCode());
    }
}
