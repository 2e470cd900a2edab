// A JSON parser and printer with escapes, numbers, nesting and error positions.
import java.util.*;
public class JsonParser {
    static final class ParseError extends RuntimeException {
        ParseError(String m, int pos) { super(m + " at " + pos); }
    }
    static final class Parser {
        private final String s;
        private int p;
        Parser(String s) { this.s = s; }
        Object parse() {
            Object v = value(0);
            ws();
            if (p != s.length()) throw new ParseError("trailing text", p);
            return v;
        }
        private void ws() { while (p < s.length() && " \t\r\n".indexOf(s.charAt(p)) >= 0) p++; }
        private char peek() { if (p >= s.length()) throw new ParseError("unexpected end", p); return s.charAt(p); }
        private void expect(char c) {
            if (peek() != c) throw new ParseError("expected '" + c + "' but got '" + peek() + "'", p); p++;
        }
        private Object value(int depth) {
            if (depth > 50) throw new ParseError("too deep", p);
            ws();
            switch (peek()) {
                case '{': return object(depth);
                case '[': return array(depth);
                case '"': return string();
                case 't': return word("true", true);
                case 'f': return word("false", false);
                case 'n': return word("null", null);
                default: return number();
            }
        }
        private Object word(String w, Object v) {
            if (!s.startsWith(w, p)) throw new ParseError("bad word", p);
            p += w.length();
            return v;
        }
        private Map<String, Object> object(int depth) {
            Map<String, Object> m = new LinkedHashMap<>();
            expect('{'); ws();
            if (peek() == '}') { p++; return m; }
            while (true) {
                ws();
                int at = p;
                String k = string();
                ws(); expect(':');
                if (m.containsKey(k)) throw new ParseError("duplicate key " + k, at);
                m.put(k, value(depth + 1));
                ws();
                if (peek() == ',') { p++; continue; }
                expect('}');
                return m;
            }
        }
        private List<Object> array(int depth) {
            List<Object> l = new ArrayList<>();
            expect('['); ws();
            if (peek() == ']') { p++; return l; }
            while (true) {
                l.add(value(depth + 1));
                ws();
                if (peek() == ',') { p++; continue; }
                expect(']');
                return l;
            }
        }
        private String string() {
            expect('"');
            StringBuilder b = new StringBuilder();
            for (char c; (c = peek()) != '"'; p++) {
                if (c < ' ') throw new ParseError("control character", p);
                if (c != '\\') { b.append(c); continue; }
                p++;
                switch (peek()) {
                    case 'n': b.append('\n'); break;
                    case 't': b.append('\t'); break;
                    case 'r': b.append('\r'); break;
                    case 'b': b.append('\b'); break;
                    case 'f': b.append('\f'); break;
                    case '"': case '\\': case '/': b.append(peek()); break;
                    case 'u':
                        if (p + 4 >= s.length()) throw new ParseError("short escape", p);
                        try {
                            b.append((char) Integer.parseInt(s.substring(p + 1, p + 5), 16));
                        } catch (NumberFormatException e) { throw new ParseError("bad escape", p); }
                        p += 4;
                        break;
                    default: throw new ParseError("unknown escape", p);
                }
            }
            p++;
            return b.toString();
        }
        private Object number() {
            int st = p;
            if (peek() == '-') p++;
            if (p < s.length() && s.charAt(p) == '0') p++; else digits();
            boolean real = false;
            if (p < s.length() && s.charAt(p) == '.') { real = true; p++; digits(); }
            if (p < s.length() && (s.charAt(p) | 32) == 'e') {
                real = true; p++; if (p < s.length() && "+-".indexOf(s.charAt(p)) >= 0) p++; digits();
            }
            String t = s.substring(st, p);
            if (real) return Double.valueOf(t);
            try { return Long.valueOf(t); } catch (NumberFormatException e) { return new java.math.BigInteger(t); }
        }
        private void digits() {
            int st = p;
            while (p < s.length() && Character.isDigit(s.charAt(p))) p++;
            if (st == p) throw new ParseError("digit expected", p);
        }
    }
    static void print(Object o, StringBuilder b, int ind) {
        if (o instanceof Map<?, ?> m) {
            if (m.isEmpty()) { b.append("{}"); return; }
            b.append("{\n");
            int i = 0;
            for (Map.Entry<?, ?> e : m.entrySet()) {
                b.append("  ".repeat(ind + 1));
                quote((String) e.getKey(), b);
                b.append(": ");
                print(e.getValue(), b, ind + 1);
                b.append(++i < m.size() ? ",\n" : "\n");
            }
            b.append("  ".repeat(ind)).append('}');
        } else if (o instanceof List<?> l) {
            b.append('[');
            for (int i = 0; i < l.size(); i++) { if (i > 0) b.append(", "); print(l.get(i), b, ind + 1); }
            b.append(']');
        } else if (o instanceof String s) quote(s, b);
        else b.append(o);
    }
    static void quote(String s, StringBuilder b) {
        b.append('"');
        for (char c : s.toCharArray()) {
            if (c == '"' || c == '\\') b.append('\\').append(c);
            else if (c < ' ' || c > '~') b.append(String.format("\\u%04x", (int) c));
            else b.append(c);
        }
        b.append('"');
    }
    static String show(Object o) { StringBuilder b = new StringBuilder(); print(o, b, 0); return b.toString(); }
    static Object path(Object o, String path) {
        for (String k : path.split("\\.")) o = o instanceof Map<?, ?> m ? m.get(k) : o instanceof List<?> l
                ? l.get(Integer.parseInt(k)) : null;
        return o;
    }
    public static void main(String[] args) {
        String doc = "{\"name\": \"J\\u0053ON \\\"q\\\" \\n\", \"n\": [0, -1, 12.5, 1e3, -0.25E-2, 12345678901234567890], \"t\": true, \"f\": false, \"z\": null, \"o\": {\"a\": {}, \"b\": [], \"c\": [[1], [2, [3]]]}, \"\u00e9\": \"\\ud83d\\ude00/\\/\"}";
        Object v = new Parser(doc).parse();
        String out = show(v);
        System.out.println(out);
        System.out.println(new Parser(out).parse().equals(v) + " " + v.hashCode());
        System.out.println(path(v, "o.c.1.1.0") + " " + path(v, "n.2") + " " + path(v, "o.missing.x"));
        for (String bad : new String[]{"", "{", "[1,]", "{\"a\":1,}", "{\"a\" 1}", "01", "1.", "-", "tru", "\"abc", "\"\\x\"",
                "\"\\u12g4\"", "[1 2]", "{\"a\":1,\"a\":2}", "1 2", "\"\t\"", "[".repeat(60), "+1", ".5", "nul"})
            try { System.out.println(show(new Parser(bad).parse())); } catch (ParseError e) { System.out.println(e.getMessage()); }
    }
}
