// A left-leaning red-black tree map with deletion, invariants checked, against TreeMap.
import java.util.*;
public class RedBlackTree<K extends Comparable<K>, V> {
    private static final boolean RED = true;
    private final class Node { K k; V v; Node l, r; boolean red = RED; int n = 1; Node(K k, V v) { this.k = k; this.v = v; } }
    private Node root;
    private boolean red(Node h) { return h != null && h.red; }
    private int size(Node h) { return h == null ? 0 : h.n; }
    private Node fix(Node h) {
        if (red(h.r) && !red(h.l)) h = left(h);
        if (red(h.l) && red(h.l.l)) h = right(h);
        if (red(h.l) && red(h.r)) flip(h);
        h.n = size(h.l) + size(h.r) + 1;
        return h;
    }
    private Node left(Node h) {
        Node x = h.r;
        h.r = x.l;
        x.l = h;
        x.red = h.red;
        h.red = RED;
        x.n = h.n;
        h.n = size(h.l) + size(h.r) + 1;
        return x;
    }
    private Node right(Node h) {
        Node x = h.l;
        h.l = x.r;
        x.r = h;
        x.red = h.red;
        h.red = RED;
        x.n = h.n;
        h.n = size(h.l) + size(h.r) + 1;
        return x;
    }
    private void flip(Node h) { h.red ^= true; h.l.red ^= true; h.r.red ^= true; }
    V get(K k) {
        Node h = root; while (h != null) { int c = k.compareTo(h.k); if (c == 0) return h.v; h = c < 0 ? h.l : h.r; } return null;
    }
    void put(K k, V v) { root = put(root, k, v); root.red = false; }
    private Node put(Node h, K k, V v) {
        if (h == null) return new Node(k, v);
        int c = k.compareTo(h.k);
        if (c < 0) h.l = put(h.l, k, v);
        else if (c > 0) h.r = put(h.r, k, v);
        else h.v = v;
        return fix(h);
    }
    private Node moveLeft(Node h) { flip(h); if (red(h.r.l)) { h.r = right(h.r); h = left(h); flip(h); } return h; }
    private Node moveRight(Node h) { flip(h); if (red(h.l.l)) { h = right(h); flip(h); } return h; }
    private Node min(Node h) { while (h.l != null) h = h.l; return h; }
    private Node delMin(Node h) {
        if (h.l == null) return null; if (!red(h.l) && !red(h.l.l)) h = moveLeft(h); h.l = delMin(h.l); return fix(h);
    }
    boolean remove(K k) {
        if (get(k) == null) return false;
        if (!red(root.l) && !red(root.r)) root.red = RED;
        root = remove(root, k);
        if (root != null) root.red = false;
        return true;
    }
    private Node remove(Node h, K k) {
        if (k.compareTo(h.k) < 0) { if (!red(h.l) && !red(h.l.l)) h = moveLeft(h); h.l = remove(h.l, k); }
        else {
            if (red(h.l)) h = right(h);
            if (k.compareTo(h.k) == 0 && h.r == null) return null;
            if (!red(h.r) && !red(h.r.l)) h = moveRight(h);
            if (k.compareTo(h.k) == 0) { Node m = min(h.r); h.k = m.k; h.v = m.v; h.r = delMin(h.r); } else h.r = remove(h.r, k);
        }
        return fix(h);
    }
    K select(int i) {
        Node h = root;
        while (true) { int t = size(h.l); if (i < t) h = h.l; else if (i > t) { i -= t + 1; h = h.r; } else return h.k; }
    }
    int rank(K k) {
        int r = 0;
        for (Node h = root; h != null; ) { int c = k.compareTo(h.k); if (c <= 0) h = h.l; else { r += size(h.l) + 1; h = h.r; } }
        return r;
    }
    int blackHeight(Node h) {
        if (h == null) return 1;
        int a = blackHeight(h.l), b = blackHeight(h.r);
        if (a != b || red(h.r) || red(h) && red(h.l) || h.n != size(h.l) + size(h.r) + 1) throw new AssertionError("broken at "
                + h.k);
        return a + (h.red ? 0 : 1);
    }
    int height(Node h) { return h == null ? 0 : 1 + Math.max(height(h.l), height(h.r)); }
    void walk(Node h, List<String> out) {
        if (h == null) return; walk(h.l, out); out.add(h.k + "=" + h.v + (h.red ? "r" : "")); walk(h.r, out);
    }
    public static void main(String[] args) {
        RedBlackTree<Integer, Integer> t = new RedBlackTree<>();
        TreeMap<Integer, Integer> ref = new TreeMap<>();
        Random r = new Random(77);
        int bad = 0;
        for (int i = 0; i < 600; i++) {
            int k = r.nextInt(80);
            if (r.nextInt(3) > 0) { t.put(k, i); ref.put(k, i); } else if (t.remove(k) != (ref.remove(k) != null)) bad++;
            int bh = t.blackHeight(t.root);
            if (t.size(t.root) != ref.size() || !Objects.equals(t.get(k), ref.get(k))) bad++;
            if (i % 60 == 0) System.out.println(i + " size " + t.size(t.root) + " black " + bh + " height " + t.height(t.root)
                    + " rank40 " + t.rank(40) + " " + ref.headMap(40).size());
        }
        List<String> out = new ArrayList<>();
        t.walk(t.root, out);
        System.out.println(out + " bad " + bad + " median " + t.select(t.size(t.root) / 2));
        for (int i = 0; i < 80; i++) t.remove(i);
        System.out.println(t.size(t.root) + " " + t.get(5));
        RedBlackTree<String, Integer> s = new RedBlackTree<>();
        for (String w : "the quick brown fox jumps over the lazy dog and runs".split(" ")) s.put(w, w.length());
        out.clear(); s.walk(s.root, out);
        System.out.println(out);
        for (int i = 0; i < 300; i++) t.put(i, i);
        System.out.println(t.height(t.root) + " " + t.blackHeight(t.root));
    }
}
