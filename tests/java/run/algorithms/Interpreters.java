// A Brainfuck interpreter, a mini Forth, an RPN calculator and a tiny Lisp.
import java.util.*;
public class Interpreters {
    static String bf(String src, String in) {
        int[] jump = new int[src.length()];
        Deque<Integer> st = new ArrayDeque<>();
        for (int i = 0; i < src.length(); i++) {
            if (src.charAt(i) == '[') st.push(i);
            else if (src.charAt(i) == ']') {
                if (st.isEmpty()) return "unmatched ] at " + i; int j = st.pop(); jump[i] = j; jump[j] = i;
            }
        }
        if (!st.isEmpty()) return "unmatched [ at " + st.pop();
        byte[] tape = new byte[300];
        StringBuilder out = new StringBuilder();
        for (int pc = 0, p = 0, ip = 0; pc < src.length(); pc++)
            switch (src.charAt(pc)) {
                case '>' -> p++;
                case '<' -> p--;
                case '+' -> tape[p]++;
                case '-' -> tape[p]--;
                case '.' -> out.append((char) (tape[p] & 255));
                case ',' -> tape[p] = (byte) (ip < in.length() ? in.charAt(ip++) : 0);
                case '[' -> { if (tape[p] == 0) pc = jump[pc]; }
                case ']' -> { if (tape[p] != 0) pc = jump[pc]; }
                default -> { }
            }
        return out.toString();
    }
    static final class Forth {
        final Deque<Integer> st = new ArrayDeque<>();
        final Map<String, List<String>> words = new HashMap<>();
        final StringBuilder out = new StringBuilder();
        int pop() { if (st.isEmpty()) throw new IllegalStateException("stack underflow"); return st.pop(); }
        void eval(String src) { exec(List.of(src.trim().split("\\s+"))); }
        void exec(List<String> t) {
            for (int i = 0; i < t.size(); i++) {
                String w = t.get(i);
                List<String> def = words.get(w);
                if (def != null) { exec(def); continue; }
                switch (w) {
                    case "+": st.push(pop() + pop()); break;
                    case "*": st.push(pop() * pop()); break;
                    case "-": { int b = pop(); st.push(pop() - b); break; }
                    case "/": { int b = pop(); st.push(pop() / b); break; }
                    case "mod": { int b = pop(); st.push(pop() % b); break; }
                    case "dup": { int a = pop(); st.push(a); st.push(a); break; }
                    case "drop": pop(); break;
                    case "swap": { int b = pop(), a = pop(); st.push(b); st.push(a); break; }
                    case "over": { int b = pop(), a = pop(); st.push(a); st.push(b); st.push(a); break; }
                    case "rot": { int c = pop(), b = pop(), a = pop(); st.push(b); st.push(c); st.push(a); break; }
                    case "<": { int b = pop(); st.push(pop() < b ? -1 : 0); break; }
                    case "=": st.push(pop() == pop() ? -1 : 0); break;
                    case ".": out.append(pop()).append(' '); break;
                    case "emit": out.append((char) pop()); break;
                    case ":": {
                        int e = i;
                        while (!t.get(e).equals(";")) e++;
                        words.put(t.get(i + 1), List.copyOf(t.subList(i + 2, e)));
                        i = e;
                        break;
                    }
                    case "if": {
                        int e = match(t, i, "if", "then"), el = -1, d = 0;
                        for (int k = i + 1; k < e; k++) {
                            if (t.get(k).equals("if")) d++;
                            if (t.get(k).equals("then")) d--;
                            if (d == 0 && t.get(k).equals("else")) el = k;
                        }
                        if (pop() != 0) exec(t.subList(i + 1, el < 0 ? e : el));
                        else if (el >= 0) exec(t.subList(el + 1, e));
                        i = e;
                        break;
                    }
                    case "begin": {
                        int e = match(t, i, "begin", "until");
                        do exec(t.subList(i + 1, e));
                        while (pop() == 0);
                        i = e;
                        break;
                    }
                    default: try {
                        st.push(Integer.parseInt(w));
                    } catch (NumberFormatException x) { throw new IllegalStateException("unknown word " + w); }
                }
            }
        }
        static int match(List<String> t, int i, String open, String close) {
            int d = 0;
            for (int k = i; k < t.size(); k++) { if (t.get(k).equals(open)) d++; if (t.get(k).equals(close) && --d == 0) return k; }
            throw new IllegalStateException("no " + close);
        }
    }
    static double rpn(String s) {
        Deque<Double> st = new ArrayDeque<>();
        for (String t : s.split(" ")) {
            switch (t) {
                case "+" -> st.push(st.pop() + st.pop());
                case "*" -> st.push(st.pop() * st.pop());
                case "-" -> { double b = st.pop(); st.push(st.pop() - b); }
                case "/" -> { double b = st.pop(); st.push(st.pop() / b); }
                case "sqrt" -> st.push(Math.sqrt(st.pop()));
                default -> st.push(Double.parseDouble(t));
            }
        }
        return st.pop();
    }
    interface Fn { Object call(List<Object> a); }
    static final class Env extends HashMap<String, Object> {
        final Env up;
        Env(Env up) { this.up = up; }
        Env find(String k) { return containsKey(k) ? this : up == null ? null : up.find(k); }
    }
    static Object read(Deque<String> t) {
        String x = t.pop();
        if (x.equals("(")) { List<Object> l = new ArrayList<>(); while (!t.peek().equals(")")) l.add(read(t)); t.pop(); return l; }
        try { return Long.parseLong(x); } catch (NumberFormatException e) { return x; }
    }
    @SuppressWarnings("unchecked") static Object eval(Object x, Env env) {
        if (x instanceof String s) {
            Env e = env.find(s); if (e == null) throw new NoSuchElementException("unbound " + s); return e.get(s);
        }
        if (!(x instanceof List)) return x;
        List<Object> l = (List<Object>) x;
        if (l.get(0) instanceof String s) switch (s) {
            case "quote": return l.get(1);
            case "if": return eval(Boolean.FALSE.equals(eval(l.get(1), env)) ? l.get(3) : l.get(2), env);
            case "define": env.put((String) l.get(1), eval(l.get(2), env)); return l.get(1);
            case "lambda": {
                List<Object> ps = (List<Object>) l.get(1);
                return (Fn) a -> {
                    Env e = new Env(env);
                    for (int i = 0; i < ps.size(); i++) e.put((String) ps.get(i), a.get(i));
                    return eval(l.get(2), e);
                };
            }
            default:
        }
        List<Object> a = new ArrayList<>();
        for (Object o : l) a.add(eval(o, env));
        return ((Fn) a.get(0)).call(a.subList(1, a.size()));
    }
    static Env global() {
        Env g = new Env(null);
        g.put("+", (Fn) a -> { long r = 0; for (Object o : a) r += (Long) o; return r; });
        g.put("*", (Fn) a -> { long r = 1; for (Object o : a) r *= (Long) o; return r; });
        g.put("-", (Fn) a -> (Long) a.get(0) - (Long) a.get(1));
        g.put("<", (Fn) a -> (Long) a.get(0) < (Long) a.get(1));
        g.put("=", (Fn) a -> a.get(0).equals(a.get(1)));
        g.put("cons", (Fn) a -> { List<Object> l = new ArrayList<>((List<?>) a.get(1)); l.add(0, a.get(0)); return l; });
        g.put("car", (Fn) a -> ((List<?>) a.get(0)).get(0));
        g.put("cdr", (Fn) a -> new ArrayList<>(((List<?>) a.get(0)).subList(1, ((List<?>) a.get(0)).size())));
        g.put("null?", (Fn) a -> ((List<?>) a.get(0)).isEmpty());
        return g;
    }
    public static void main(String[] args) {
        System.out.print(bf("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", ""));
        System.out.println(bf(",[.,]", "echo") + " " + bf("+++[", "") + " " + bf("]", "") + " " + bf(">,>,<[->+<]>.", "!!"));
        Forth f = new Forth();
        for (String s : new String[]{": sq dup * ; 7 sq .", ": fact dup 1 < if drop 1 else dup 1 - fact * then ; 10 fact .",
                "10 begin dup . 1 - dup 0 = until drop", "1 2 3 rot . . . 5 3 over . . .", "72 emit 105 emit",
                ": fib dup 2 < if else dup 1 - fib swap 2 - fib + then ; 12 fib .", "+", "1 0 /", "nosuch", "5 if 1 . then"}) {
            try {
                f.eval(s);
            } catch (IllegalStateException | ArithmeticException e) { f.out.append('<').append(e.getMessage()).append("> "); }
        }
        System.out.println(f.out + " " + f.st);
        System.out.println(rpn("3 4 + 2 *") + " " + rpn("5 1 2 + 4 * + 3 -") + " " + rpn("2 sqrt") + " " + rpn("1 0 /"));
        Env g = global();
        for (String s : new String[]{"(define sq (lambda (x) (* x x)))", "(sq 12)",
                "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))", "(fact 15)",
                "(define map (lambda (f l) (if (null? l) (quote ()) (cons (f (car l)) (map f (cdr l))))))",
                "(map sq (quote (1 2 3 4)))", "(define adder (lambda (n) (lambda (x) (+ x n))))", "((adder 5) 37)",
                "(quote (a (b c) 7))", "(undefined 1)", "(map (lambda (x) (= x 2)) (quote (1 2 3)))"}) {
            try {
                Object v = eval(read(new ArrayDeque<>(List.of(s.replace("(", " ( ").replace(")", " ) ").trim().split("\\s+")))), g);
                System.out.println(v instanceof Fn ? "function" : v);
            } catch (NoSuchElementException e) { System.out.println(e.getMessage()); }
        }
    }
}
