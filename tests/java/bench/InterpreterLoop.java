/** A tree-walking interpreter: interface calls all the way down. */
public class InterpreterLoop {
    interface Node { int eval(int[] env); }
    static final class Num implements Node { final int v; Num(int v) { this.v = v; } public int eval(int[] e) { return v; } }
    static final class Var implements Node { final int i; Var(int i) { this.i = i; } public int eval(int[] e) { return e[i]; } }
    static final class Add implements Node { final Node a, b; Add(Node a, Node b) { this.a = a; this.b = b; } public int eval(int[] e) { return a.eval(e) + b.eval(e); } }
    static final class Mul implements Node { final Node a, b; Mul(Node a, Node b) { this.a = a; this.b = b; } public int eval(int[] e) { return a.eval(e) * b.eval(e); } }
    static final class Less implements Node { final Node a, b; Less(Node a, Node b) { this.a = a; this.b = b; } public int eval(int[] e) { return a.eval(e) < b.eval(e) ? 1 : 0; } }
    static final class Set implements Node { final int i; final Node v; Set(int i, Node v) { this.i = i; this.v = v; } public int eval(int[] e) { return e[i] = v.eval(e); } }
    static final class Seq implements Node { final Node[] all; Seq(Node... all) { this.all = all; } public int eval(int[] e) { int r = 0; for (Node n : all) r = n.eval(e); return r; } }
    static final class While implements Node { final Node c, b; While(Node c, Node b) { this.c = c; this.b = b; } public int eval(int[] e) { int r = 0; while (c.eval(e) != 0) r = b.eval(e); return r; } }
    public static void main(String[] args) {
        Node program = new Seq(new Set(0, new Num(0)), new Set(1, new Num(1)),
            new While(new Less(new Var(0), new Num(700_000)),
                new Seq(new Set(1, new Add(new Mul(new Var(1), new Num(31)), new Var(0))),
                        new Set(0, new Add(new Var(0), new Num(1))))));
        int[] env = new int[2];
        program.eval(env);
        System.out.println(env[1]);
    }
}
