// BitSet text form, Properties load/store format, simple templating.
import java.io.*;
import java.util.*;
public class BitSetAndProps {
    static String expand(String t, Map<String, String> env, int depth) {
        if (depth > 5) throw new IllegalStateException("too deep: " + t);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < t.length(); i++) {
            if (t.startsWith("${", i)) {
                int e = t.indexOf('}', i);
                if (e < 0) throw new IllegalArgumentException("unclosed at " + i);
                String[] kv = t.substring(i + 2, e).split(":", 2);
                String v = env.get(kv[0]);
                out.append(v != null ? expand(v, env, depth + 1) : kv.length > 1 ? kv[1] : "?");
                i = e;
            } else if (t.charAt(i) == '\\' && i + 1 < t.length()) out.append(t.charAt(++i));
            else out.append(t.charAt(i));
        }
        return out.toString();
    }
    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.load(new StringReader("# comment\n! also\na=1\n b : two \nc 3\nkey\\ with\\ space = v\\u0041\\n\\tx\nlong = a \\\n   b \\\n   c\nempty\neq==\n\\#notcomment = y\na=overridden\n"));
        for (String k : new TreeSet<>(p.stringPropertyNames())) System.out.println("[" + k + "]=["
                + p.getProperty(k).replace("\n", "\\n").replace("\t", "\\t") + "]");
        System.out.println(p.getProperty("none") + p.getProperty("none", "dflt") + new Properties(p).getProperty("a"));
        StringWriter w = new StringWriter();
        Properties q = new Properties(); q.setProperty("k e:y", " v\u00e9=#!\n"); q.store(w, null);
        System.out.println(w.toString().lines().filter(l -> !l.startsWith("#")).toList().size()
                + w.toString().lines().filter(l -> !l.startsWith("#")).map(l -> l.replace("\u00e9", "e'")).toList().toString());
        BitSet b = new BitSet();
        b.set(1); b.set(64); b.set(70, 75); b.flip(72); b.clear(1);
        BitSet c = BitSet.valueOf(new long[]{0xf0f0L, 1});
        BitSet d = (BitSet) c.clone();
        d.and(b);
        BitSet x = (BitSet) c.clone();
        x.xor(b);
        System.out.println(b + " " + c + " " + d + " " + x + " " + b.cardinality() + b.length() + b.size() + b.nextSetBit(65)
                + b.nextClearBit(70) + b.previousSetBit(69) + b.intersects(c) + Arrays.toString(c.toLongArray()) + b.hashCode()
                + b.get(70, 73) + b.isEmpty());
        Map<String, String> env = new HashMap<>(Map.of("a", "A", "b", "<${a}${a}>", "loop", "${loop}"));
        System.out.println(expand("x ${a} ${b} ${nope:def} ${nope} \\${a} end\\", env, 0));
        try { expand("${loop}", env, 0); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { expand("${a", env, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
