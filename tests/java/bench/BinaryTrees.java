/** Builds and walks many short-lived trees: allocation and collection. */
public class BinaryTrees {
    static final class Tree { Tree left, right; }
    static Tree build(int depth) {
        Tree t = new Tree();
        if (depth > 0) { t.left = build(depth - 1); t.right = build(depth - 1); }
        return t;
    }
    static int count(Tree t) { return t.left == null ? 1 : 1 + count(t.left) + count(t.right); }
    public static void main(String[] args) {
        int max = 15, sum = 0;
        Tree longLived = build(max);
        for (int depth = 4; depth <= max; depth += 4) {
            int rounds = 1 << (max - depth + 4);
            for (int i = 0; i < rounds; i++) sum += count(build(depth));
        }
        System.out.println(sum + count(longLived));
    }
}
