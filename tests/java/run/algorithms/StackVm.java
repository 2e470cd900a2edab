// An expression language compiled to a small stack machine: variables, loops, functions, and a disassembler.
import java.util.*;
public class StackVm {
    enum Op { PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, MOD, LT, LE, EQ, NE, NOT, JMP, JZ, CALL, RET, PRINT, POP, HALT }
    record Ins(Op op, int arg) {
        public String toString() {
            return op + (op.ordinal() <= 2 || op == Op.JMP || op == Op.JZ || op == Op.CALL || op == Op.RET ? " " + arg : "");
        }
    }
    static class Compiler {
        final List<String> toks = new ArrayList<>();
        final List<Ins> code = new ArrayList<>();
        final Map<String, int[]> funs = new LinkedHashMap<>();
        Map<String, Integer> vars = new LinkedHashMap<>();
        int p;
        Compiler(String src) {
            for (int i = 0; i < src.length(); ) {
                char c = src.charAt(i);
                if (Character.isWhitespace(c)) { i++; continue; }
                int j = i;
                if (Character.isLetterOrDigit(c)) while (j < src.length() && Character.isLetterOrDigit(src.charAt(j))) j++;
                else if (i + 1 < src.length() && List.of("<=", "==", "!=").contains(src.substring(i, i + 2))) j = i + 2;
                else j = i + 1;
                toks.add(src.substring(i, j));
                i = j;
            }
        }
        String peek() { return p < toks.size() ? toks.get(p) : "<eof>"; }
        String next() { return toks.get(p++); }
        boolean eat(String t) { if (peek().equals(t)) { p++; return true; } return false; }
        void need(String t) { if (!eat(t)) throw new IllegalStateException("expected " + t + " got " + peek()); }
        int emit(Op o, int a) { code.add(new Ins(o, a)); return code.size() - 1; }
        void patch(int at) { code.set(at, new Ins(code.get(at).op, code.size())); }
        int slot(String v) { return vars.computeIfAbsent(v, k -> vars.size()); }
        void program() {
            int jump = emit(Op.JMP, 0);
            while (peek().equals("fun")) fun();
            patch(jump);
            vars = new LinkedHashMap<>();
            while (p < toks.size()) stmt();
            emit(Op.HALT, 0);
        }
        void fun() {
            need("fun");
            String n = next();
            vars = new LinkedHashMap<>();
            need("(");
            while (!eat(")")) { slot(next()); eat(","); }
            funs.put(n, new int[]{code.size(), vars.size()});
            block();
            emit(Op.PUSH, 0);
            emit(Op.RET, 0);
        }
        void block() { need("{"); while (!eat("}")) stmt(); }
        void stmt() {
            if (eat("print")) { expr(); emit(Op.PRINT, 0); need(";"); }
            else if (eat("return")) { expr(); emit(Op.RET, 0); need(";"); }
            else if (eat("while")) {
                int top = code.size();
                need("(");
                expr();
                need(")");
                int out = emit(Op.JZ, 0);
                block();
                emit(Op.JMP, top);
                patch(out);
            }
            else if (eat("if")) {
                need("(");
                expr();
                need(")");
                int els = emit(Op.JZ, 0);
                block();
                if (eat("else")) { int end = emit(Op.JMP, 0); patch(els); block(); patch(end); } else patch(els);
            }
            else if (p + 1 < toks.size() && toks.get(p + 1).equals("=")) {
                String v = next();
                next();
                expr();
                emit(Op.STORE, slot(v));
                need(";");
            }
            else { expr(); emit(Op.POP, 0); need(";"); }
        }
        void expr() {
            sum();
            String o = peek();
            if (List.of("<", "<=", "==", "!=").contains(o)) {
                next(); sum(); emit(switch (o) { case "<" -> Op.LT; case "<=" -> Op.LE; case "==" -> Op.EQ; default -> Op.NE; }, 0);
            }
        }
        void sum() {
            term();
            while (peek().equals("+") || peek().equals("-")) {
                String o = next(); term(); emit(o.equals("+") ? Op.ADD : Op.SUB, 0);
            }
        }
        void term() {
            atom();
            while ("*/%".contains(peek())) {
                String o = next(); atom(); emit(o.equals("*") ? Op.MUL : o.equals("/") ? Op.DIV : Op.MOD, 0);
            }
        }
        void atom() {
            if (eat("(")) { expr(); need(")"); return; }
            if (eat("!")) { atom(); emit(Op.NOT, 0); return; }
            if (eat("-")) { emit(Op.PUSH, 0); atom(); emit(Op.SUB, 0); return; }
            String t = next();
            if (Character.isDigit(t.charAt(0))) { emit(Op.PUSH, Integer.parseInt(t)); return; }
            if (eat("(")) {
                int n = 0;
                while (!eat(")")) { expr(); n++; eat(","); }
                int[] f = funs.get(t);
                if (f == null) throw new IllegalStateException("unknown function " + t);
                if (f[1] < n) throw new IllegalStateException("arity of " + t);
                emit(Op.CALL, f[0] << 8 | n);
                return;
            }
            emit(Op.LOAD, slot(t));
        }
    }
    static int run(List<Ins> code, StringBuilder out) {
        int[] st = new int[4096];
        int sp = 0, pc = 0, steps = 0;
        Deque<int[]> frames = new ArrayDeque<>();
        int[] loc = new int[32];
        Deque<Integer> rets = new ArrayDeque<>();
        while (true) {
            if (++steps > 200000) throw new IllegalStateException("out of steps");
            Ins i = code.get(pc++);
            switch (i.op) {
                case PUSH -> st[sp++] = i.arg;
                case LOAD -> st[sp++] = loc[i.arg];
                case STORE -> loc[i.arg] = st[--sp];
                case ADD -> { sp--; st[sp - 1] += st[sp]; }
                case SUB -> { sp--; st[sp - 1] -= st[sp]; }
                case MUL -> { sp--; st[sp - 1] *= st[sp]; }
                case DIV -> { sp--; st[sp - 1] /= st[sp]; }
                case MOD -> { sp--; st[sp - 1] %= st[sp]; }
                case LT -> { sp--; st[sp - 1] = st[sp - 1] < st[sp] ? 1 : 0; }
                case LE -> { sp--; st[sp - 1] = st[sp - 1] <= st[sp] ? 1 : 0; }
                case EQ -> { sp--; st[sp - 1] = st[sp - 1] == st[sp] ? 1 : 0; }
                case NE -> { sp--; st[sp - 1] = st[sp - 1] != st[sp] ? 1 : 0; }
                case NOT -> st[sp - 1] = st[sp - 1] == 0 ? 1 : 0;
                case JMP -> pc = i.arg;
                case JZ -> { if (st[--sp] == 0) pc = i.arg; }
                case CALL -> {
                    frames.push(loc);
                    rets.push(pc);
                    loc = new int[32];
                    int n = i.arg & 255;
                    sp -= n;
                    System.arraycopy(st, sp, loc, 0, n);
                    pc = i.arg >> 8;
                }
                case RET -> { loc = frames.pop(); pc = rets.pop(); }
                case PRINT -> out.append(st[--sp]).append(' ');
                case POP -> sp--;
                case HALT -> { return steps; }
            }
        }
    }
    public static void main(String[] args) {
        String[] progs = {
            "print 1 + 2 * 3 - -4; print (1 + 2) * 3 % 4; print 7 / 2 == 3; print !0;",
            "fun fact(n) { if (n <= 1) { return 1; } return n * fact(n - 1); } fun fib(n) { if (n < 2) { return n; } else { return fib(n - 1) + fib(n - 2); } } print fact(10); print fib(14);",
            "i = 0; s = 0; while (i < 100) { if (i % 3 == 0) { s = s + i; } i = i + 1; } print s; print i;",
            "fun gcd(a, b) { while (b != 0) { t = a % b; a = b; b = t; } return a; } fun none() { } print gcd(1071, 462); print none();",
            "n = 27; c = 0; while (n != 1) { if (n % 2 == 0) { n = n / 2; } else { n = 3 * n + 1; } c = c + 1; } print c;",
            "print 1 / 0;", "while (1) { }", "print 1 +", "print foo(1);", "fun f(a) { return a; } print f(1, 2);"};
        for (String p : progs) {
            Compiler c = new Compiler(p);
            StringBuilder out = new StringBuilder();
            try {
                c.program();
                if (c.code.size() < 30) System.out.println(c.code);
                int steps = run(c.code, out);
                System.out.println(c.code.size() + " instructions, " + steps + " steps: " + out);
            } catch (IllegalStateException | ArithmeticException | IndexOutOfBoundsException e) {
                    System.out.println("error " + e.getClass().getSimpleName()
                    + (e instanceof IndexOutOfBoundsException ? "" : " " + e.getMessage()));
            }
        }
    }
}
