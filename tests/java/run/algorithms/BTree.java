// A B-tree of minimum degree 3 with insertion, deletion, range scans and shape printing.
import java.util.*;
public class BTree {
    static final int T = 3;
    static final class Node {
        int n;
        final int[] keys = new int[2 * T - 1];
        final Node[] kids = new Node[2 * T];
        boolean leaf = true;
        int find(int k) { int i = 0; while (i < n && keys[i] < k) i++; return i; }
    }
    Node root = new Node();
    int size, splits, merges;
    boolean contains(int k) {
        Node x = root;
        while (true) { int i = x.find(k); if (i < x.n && x.keys[i] == k) return true; if (x.leaf) return false; x = x.kids[i]; }
    }
    void split(Node x, int i) {
        splits++;
        Node y = x.kids[i], z = new Node();
        z.leaf = y.leaf; z.n = T - 1;
        System.arraycopy(y.keys, T, z.keys, 0, T - 1);
        if (!y.leaf) { System.arraycopy(y.kids, T, z.kids, 0, T); Arrays.fill(y.kids, T, 2 * T, null); }
        y.n = T - 1;
        System.arraycopy(x.kids, i + 1, x.kids, i + 2, x.n - i);
        System.arraycopy(x.keys, i, x.keys, i + 1, x.n - i);
        x.kids[i + 1] = z; x.keys[i] = y.keys[T - 1]; x.n++;
    }
    boolean add(int k) {
        if (contains(k)) return false;
        if (root.n == 2 * T - 1) { Node s = new Node(); s.leaf = false; s.kids[0] = root; root = s; split(s, 0); }
        Node x = root;
        while (!x.leaf) { int i = x.find(k); if (x.kids[i].n == 2 * T - 1) { split(x, i); if (k > x.keys[i]) i++; } x = x.kids[i]; }
        int i = x.find(k);
        System.arraycopy(x.keys, i, x.keys, i + 1, x.n - i);
        x.keys[i] = k; x.n++; size++;
        return true;
    }
    boolean remove(int k) {
        if (!contains(k)) return false;
        remove(root, k);
        if (root.n == 0 && !root.leaf) root = root.kids[0];
        size--;
        return true;
    }
    private void remove(Node x, int k) {
        int i = x.find(k);
        if (i < x.n && x.keys[i] == k) {
            if (x.leaf) { System.arraycopy(x.keys, i + 1, x.keys, i, x.n - i - 1); x.n--; return; }
            if (x.kids[i].n >= T) {
                Node y = x.kids[i]; while (!y.leaf) y = y.kids[y.n]; x.keys[i] = y.keys[y.n - 1]; remove(x.kids[i], x.keys[i]);
            }
            else if (x.kids[i + 1].n >= T) {
                Node y = x.kids[i + 1]; while (!y.leaf) y = y.kids[0]; x.keys[i] = y.keys[0]; remove(x.kids[i + 1], x.keys[i]);
            }
            else { merge(x, i); remove(x.kids[i], k); }
            return;
        }
        if (x.kids[i].n < T) i = fill(x, i);
        remove(x.kids[i], k);
    }
    private int fill(Node x, int i) {
        Node c = x.kids[i];
        if (i > 0 && x.kids[i - 1].n >= T) {
            Node s = x.kids[i - 1];
            System.arraycopy(c.keys, 0, c.keys, 1, c.n);
            if (!c.leaf) { System.arraycopy(c.kids, 0, c.kids, 1, c.n + 1); c.kids[0] = s.kids[s.n]; }
            c.keys[0] = x.keys[i - 1]; x.keys[i - 1] = s.keys[s.n - 1]; c.n++; s.n--;
            return i;
        }
        if (i < x.n && x.kids[i + 1].n >= T) {
            Node s = x.kids[i + 1];
            c.keys[c.n++] = x.keys[i]; x.keys[i] = s.keys[0];
            if (!c.leaf) { c.kids[c.n] = s.kids[0]; System.arraycopy(s.kids, 1, s.kids, 0, s.n); }
            System.arraycopy(s.keys, 1, s.keys, 0, s.n - 1); s.n--;
            return i;
        }
        if (i == x.n) i--;
        merge(x, i);
        return i;
    }
    private void merge(Node x, int i) {
        merges++;
        Node a = x.kids[i], b = x.kids[i + 1];
        a.keys[a.n] = x.keys[i];
        System.arraycopy(b.keys, 0, a.keys, a.n + 1, b.n);
        if (!a.leaf) System.arraycopy(b.kids, 0, a.kids, a.n + 1, b.n + 1);
        a.n += b.n + 1;
        System.arraycopy(x.keys, i + 1, x.keys, i, x.n - i - 1);
        System.arraycopy(x.kids, i + 2, x.kids, i + 1, x.n - i - 1);
        x.n--;
    }
    void range(Node x, int lo, int hi, List<Integer> out) {
        for (int i = 0; i <= x.n; i++) {
            if (!x.leaf && (i == x.n || x.keys[i] >= lo)) range(x.kids[i], lo, hi, out);
            if (i < x.n && x.keys[i] >= lo && x.keys[i] <= hi) out.add(x.keys[i]);
            if (i < x.n && x.keys[i] > hi) return;
        }
    }
    String shape(Node x) {
        StringBuilder b = new StringBuilder("(");
        for (int i = 0; i <= x.n; i++) {
            if (!x.leaf) b.append(shape(x.kids[i]));
            if (i < x.n) b.append(i > 0 || !x.leaf ? " " : "").append(x.keys[i]).append(!x.leaf ? " " : "");
        }
        return b.append(')').toString();
    }
    int check(Node x, boolean top) {
        if (!top && x.n < T - 1) throw new AssertionError("thin node");
        if (x.leaf) return 1;
        int d = check(x.kids[0], false);
        for (int i = 1; i <= x.n; i++) if (check(x.kids[i], false) != d) throw new AssertionError("uneven");
        return d + 1;
    }
    public static void main(String[] args) {
        BTree b = new BTree();
        for (int i = 1; i <= 20; i++) b.add(i * 7 % 23);
        System.out.println(b.shape(b.root));
        for (int k : new int[]{7, 1, 22, 14, 99}) System.out.println(b.remove(k) + " " + b.shape(b.root));
        BTree t = new BTree();
        TreeSet<Integer> ref = new TreeSet<>();
        Random r = new Random(13);
        int bad = 0;
        for (int i = 0; i < 1500; i++) {
            int k = r.nextInt(200);
            boolean add = r.nextInt(i < 700 ? 4 : 2) > 0 && i < 1300;
            if (add ? t.add(k) != ref.add(k) : t.remove(k) != ref.remove(k)) bad++;
            if (i % 150 == 0) {
                List<Integer> l = new ArrayList<>();
                t.range(t.root, 50, 90, l);
                System.out.println(i + " size " + t.size + " depth " + t.check(t.root, true) + " "
                        + l.equals(new ArrayList<>(ref.subSet(50, true, 90, true))) + " " + l.size());
            }
        }
        System.out.println(bad + " " + t.size + " " + ref.size() + " splits " + t.splits + " merges " + t.merges + " "
                + t.shape(t.root));
    }
}
