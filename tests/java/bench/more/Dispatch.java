import java.util.function.IntUnaryOperator;

/** Calls through interfaces and abstract classes with many receivers at one site. */
public class Dispatch {
    interface Visitor { long number(int n); long sum(Node a, Node b); long product(Node a, Node b); long negated(Node a); }
    interface Node { long accept(Visitor v); }
    record Number(int n) implements Node { public long accept(Visitor v) { return v.number(n); } }
    record Sum(Node a, Node b) implements Node { public long accept(Visitor v) { return v.sum(a, b); } }
    record Product(Node a, Node b) implements Node { public long accept(Visitor v) { return v.product(a, b); } }
    record Negated(Node a) implements Node { public long accept(Visitor v) { return v.negated(a); } }

    static class Value implements Visitor {
        public long number(int n) { return n; }
        public long sum(Node a, Node b) { return a.accept(this) + b.accept(this); }
        public long product(Node a, Node b) { return a.accept(this) * b.accept(this); }
        public long negated(Node a) { return -a.accept(this); }
    }

    static class Size implements Visitor {
        public long number(int n) { return 1; }
        public long sum(Node a, Node b) { return 1 + a.accept(this) + b.accept(this); }
        public long product(Node a, Node b) { return 1 + a.accept(this) + b.accept(this); }
        public long negated(Node a) { return 1 + a.accept(this); }
    }

    static Node tree(int depth, int seed) {
        if (depth == 0) return new Number(seed & 7);
        return switch ((seed * 31 + depth) & 3) {
            case 0, 1 -> new Sum(tree(depth - 1, seed * 3), tree(depth - 1, seed * 5 + 1));
            case 2 -> new Product(tree(depth - 1, seed * 7), tree(depth - 1, seed + 3));
            default -> new Negated(tree(depth - 1, seed * 11 + 2));
        };
    }

    public static void main(String[] args) {
        Node tree = tree(15, 5);
        long sum = 0;
        Visitor[] visitors = {new Value(), new Size()};
        for (int i = 0; i < 300; i++) for (Visitor v : visitors) sum = sum * 31 + tree.accept(v);
        IntUnaryOperator[] operators = {x -> x + 1, x -> x * 3, x -> x ^ 0x55, x -> -x, x -> x >>> 1};
        int x = 1;
        for (int i = 0; i < 3_000_000; i++) x = operators[i % operators.length].applyAsInt(x);
        System.out.println(sum + " " + x);
    }
}
