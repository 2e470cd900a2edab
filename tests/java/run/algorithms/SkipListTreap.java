// A skip list and a treap with seeded randomness, compared with TreeMap under the same operations.
import java.util.*;
public class SkipListTreap {
    static final class Skip<K extends Comparable<K>, V> {
        final class Node {
            final K k;
            V v;
            final Object[] next;
            Node(K k, V v, int h) { this.k = k; this.v = v; next = new Object[h]; }
            @SuppressWarnings("unchecked") Node nx(int i) { return (Node) next[i]; }
        }
        final Node head = new Node(null, null, 12);
        final Random r = new Random(42);
        int size, steps;
        private Object[] preds(K k) {
            Object[] p = new Object[12];
            Node n = head;
            for (int i = 11; i >= 0; i--) {
                while (n.next[i] != null && n.nx(i).k.compareTo(k) < 0) { n = n.nx(i); steps++; } p[i] = n;
            }
            return p;
        }
        @SuppressWarnings("unchecked") V put(K k, V v) {
            Object[] p = preds(k);
            Node n = ((Node) p[0]).nx(0);
            if (n != null && n.k.compareTo(k) == 0) { V old = n.v; n.v = v; return old; }
            int h = 1;
            while (h < 12 && r.nextBoolean()) h++;
            Node x = new Node(k, v, h);
            for (int i = 0; i < h; i++) { Node q = (Node) p[i]; x.next[i] = q.next[i]; q.next[i] = x; }
            size++;
            return null;
        }
        @SuppressWarnings("unchecked") V remove(K k) {
            Object[] p = preds(k);
            Node n = ((Node) p[0]).nx(0);
            if (n == null || n.k.compareTo(k) != 0) return null;
            for (int i = 0; i < n.next.length; i++) ((Node) p[i]).next[i] = n.next[i];
            size--;
            return n.v;
        }
        @SuppressWarnings("unchecked") V get(K k) {
            Node n = ((Node) preds(k)[0]).nx(0); return n != null && n.k.compareTo(k) == 0 ? n.v : null;
        }
        public String toString() {
            StringJoiner j = new StringJoiner(", ", "{", "}");
            for (Node n = head.nx(0); n != null; n = n.nx(0)) j.add(n.k + "=" + n.v);
            return j.toString();
        }
        String levels() {
            StringBuilder b = new StringBuilder();
            for (int i = 0; i < 12; i++) {
                int c = 0; for (Node n = head.nx(i); n != null; n = n.nx(i)) c++; b.append(c).append(' ');
            }
            return b.toString();
        }
    }
    static final class Treap {
        static final class N {
            final int k, p;
            int size = 1;
            long sum;
            N l, r;
            N(int k, int p) { this.k = k; this.p = p; sum = k; }
        }
        final Random rnd = new Random(7);
        N root;
        static int sz(N n) { return n == null ? 0 : n.size; }
        static long sum(N n) { return n == null ? 0 : n.sum; }
        static N up(N n) { n.size = sz(n.l) + sz(n.r) + 1; n.sum = sum(n.l) + sum(n.r) + n.k; return n; }
        static N[] split(N n, int k) {
            if (n == null) return new N[2];
            if (n.k < k) { N[] s = split(n.r, k); n.r = s[0]; return new N[]{up(n), s[1]}; }
            N[] s = split(n.l, k);
            n.l = s[1];
            return new N[]{s[0], up(n)};
        }
        static N merge(N a, N b) {
            if (a == null) return b;
            if (b == null) return a;
            if (a.p > b.p) { a.r = merge(a.r, b); return up(a); }
            b.l = merge(a, b.l);
            return up(b);
        }
        boolean toggle(int k) {
            N[] a = split(root, k), b = split(a[1], k + 1);
            boolean had = b[0] != null;
            root = merge(merge(a[0], had ? null : new N(k, rnd.nextInt())), b[1]);
            return !had;
        }
        long rangeSum(int lo, int hi) {
            N[] a = split(root, lo), b = split(a[1], hi); long s = sum(b[0]); root = merge(a[0], merge(b[0], b[1])); return s;
        }
        static int depth(N n) { return n == null ? 0 : 1 + Math.max(depth(n.l), depth(n.r)); }
    }
    public static void main(String[] args) {
        Skip<String, Integer> s = new Skip<>();
        for (String w : "to be or not to be that is the question".split(" ")) {
            Integer o = s.get(w); s.put(w, o == null ? 1 : o + 1);
        }
        System.out.println(s + " " + s.size + " " + s.remove("or") + s.remove("nope") + " " + s + " " + s.levels());
        Skip<Integer, Integer> m = new Skip<>();
        TreeMap<Integer, Integer> ref = new TreeMap<>();
        Random r = new Random(3);
        int bad = 0;
        for (int i = 0; i < 1500; i++) {
            int k = r.nextInt(150);
            Integer a, b;
            switch (r.nextInt(3)) {
                case 0: a = m.put(k, i);
                b = ref.put(k, i);
                break;
                case 1: a = m.get(k);
                b = ref.get(k);
                break;
                default: a = m.remove(k);
                b = ref.remove(k);
            }
            if (!Objects.equals(a, b)) bad++;
        }
        System.out.println(bad + " " + m.toString().equals(ref.toString()) + " " + m.size + " " + m.levels() + m.steps);
        Treap t = new Treap();
        TreeSet<Integer> ts = new TreeSet<>();
        for (int i = 0; i < 800; i++) {
            int k = r.nextInt(300);
            boolean in = t.toggle(k);
            if (in != ts.add(k)) bad++;
            if (!in) ts.remove(k);
            int lo = r.nextInt(300), hi = lo + r.nextInt(100);
            if (i % 20 == 0) { long e = 0; for (int x : ts.subSet(lo, hi)) e += x; if (e != t.rangeSum(lo, hi)) bad++; }
            if (i % 100 == 0) System.out.println(i + " " + Treap.sz(t.root) + " " + Treap.depth(t.root) + " " + Treap.sum(t.root));
        }
        System.out.println(bad + " " + (Treap.sz(t.root) == ts.size()));
    }
}
