import gov.nasa.jpf.vm.Verify;
/** All binary search trees over 1..n, reached by adding and removing, without a bound. */
public class TreeExplorer {
    static final class Node { final int key; Node left, right; Node(int key) { this.key = key; } }
    Node root;
    void add(int key) {
        if (root == null) { root = new Node(key); return; }
        Node at = root;
        while (true) {
            if (key == at.key) return;
            if (key < at.key) { if (at.left == null) { at.left = new Node(key); return; } at = at.left; }
            else { if (at.right == null) { at.right = new Node(key); return; } at = at.right; }
        }
    }
    Node remove(Node at, int key) {
        if (at == null) return null;
        if (key < at.key) { at.left = remove(at.left, key); return at; }
        if (key > at.key) { at.right = remove(at.right, key); return at; }
        if (at.left == null) return at.right;
        if (at.right == null) return at.left;
        Node least = at.right;
        while (least.left != null) least = least.left;
        Node joined = new Node(least.key);
        joined.left = at.left;
        joined.right = remove(at.right, least.key);
        return joined;
    }
    public static void main(String[] args) {
        int n = Integer.getInteger("n", 5);
        TreeExplorer tree = new TreeExplorer();
        while (true) {
            int choice = Verify.getInt(0, 2 * n - 1);
            if (choice < n) tree.add(choice + 1);
            else tree.root = tree.remove(tree.root, choice - n + 1);
        }
    }
}
