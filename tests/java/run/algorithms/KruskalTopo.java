// Union-find, Kruskal, Prim, topological sort, Tarjan SCC, bridges, bipartite matching.
import java.util.*;
public class KruskalTopo {
    static final class Dsu {
        final int[] p, sz;
        int sets;
        Dsu(int n) { p = new int[n]; sz = new int[n]; sets = n; for (int i = 0; i < n; i++) { p[i] = i; sz[i] = 1; } }
        int find(int x) { while (p[x] != x) x = p[x] = p[p[x]]; return x; }
        boolean union(int a, int b) {
            a = find(a);
            b = find(b);
            if (a == b) return false;
            if (sz[a] < sz[b]) { int t = a; a = b; b = t; }
            p[b] = a;
            sz[a] += sz[b];
            sets--;
            return true;
        }
    }
    record E(int a, int b, int w) implements Comparable<E> {
        public int compareTo(E o) { return w != o.w ? Integer.compare(w, o.w) : a != o.a ? a - o.a : b - o.b; }
    }
    static long prim(int n, List<E> es) {
        List<List<E>> g = new ArrayList<>();
        for (int i = 0; i < n; i++) g.add(new ArrayList<>());
        for (E e : es) { g.get(e.a).add(e); g.get(e.b).add(new E(e.b, e.a, e.w)); }
        boolean[] in = new boolean[n];
        PriorityQueue<E> q = new PriorityQueue<>();
        long total = 0;
        in[0] = true;
        q.addAll(g.get(0));
        while (!q.isEmpty()) { E e = q.poll(); if (in[e.b]) continue; in[e.b] = true; total += e.w; q.addAll(g.get(e.b)); }
        return total;
    }
    static List<String> topo(Map<String, List<String>> deps) {
        Map<String, Integer> indeg = new TreeMap<>();
        deps.forEach((k, v) -> { indeg.putIfAbsent(k, 0); v.forEach(d -> indeg.putIfAbsent(d, 0)); });
        Map<String, List<String>> users = new TreeMap<>();
        deps.forEach((k, v) -> v.forEach(d -> { users.computeIfAbsent(d, x -> new ArrayList<>()).add(k);
                indeg.merge(k, 1, Integer::sum); }));
        TreeSet<String> ready = new TreeSet<>();
        indeg.forEach((k, v) -> { if (v == 0) ready.add(k); });
        List<String> out = new ArrayList<>();
        while (!ready.isEmpty()) {
            String k = ready.pollFirst();
            out.add(k);
            for (String u : users.getOrDefault(k, List.of())) if (indeg.merge(u, -1, Integer::sum) == 0) ready.add(u);
        }
        if (out.size() < indeg.size()) {
            indeg.values().removeIf(v -> v <= 0); throw new IllegalStateException("cycle among " + indeg.keySet());
        }
        return out;
    }
    static final class Scc {
        final int[][] g;
        final int[] low, num;
        final boolean[] on;
        final Deque<Integer> st = new ArrayDeque<>();
        int c;
        final List<List<Integer>> out = new ArrayList<>();
        Scc(int[][] g) {
            this.g = g;
            low = new int[g.length];
            num = new int[g.length];
            on = new boolean[g.length];
            for (int i = 0; i < g.length; i++) if (num[i] == 0) go(i);
        }
        void go(int v) {
            low[v] = num[v] = ++c;
            st.push(v);
            on[v] = true;
            for (int w : g[v]) if (num[w] == 0) {
                go(w); low[v] = Math.min(low[v], low[w]);
            } else if (on[w]) low[v] = Math.min(low[v], num[w]);
            if (low[v] == num[v]) {
                List<Integer> comp = new ArrayList<>();
                int w;
                do { w = st.pop(); on[w] = false; comp.add(w); } while (w != v);
                Collections.sort(comp);
                out.add(comp);
            }
        }
    }
    static final class Bridges {
        final List<List<Integer>> g;
        final int[] tin, low;
        int t;
        final List<String> out = new ArrayList<>();
        Bridges(int n, List<E> es) {
            g = new ArrayList<>();
            for (int i = 0; i < n; i++) g.add(new ArrayList<>());
            for (E e : es) { g.get(e.a).add(e.b); g.get(e.b).add(e.a); }
            tin = new int[n];
            low = new int[n];
            for (int i = 0; i < n; i++) if (tin[i] == 0) go(i, -1);
            Collections.sort(out);
        }
        void go(int v, int p) {
            tin[v] = low[v] = ++t;
            boolean skipped = false;
            for (int w : g.get(v)) {
                if (w == p && !skipped) { skipped = true; continue; }
                if (tin[w] > 0) low[v] = Math.min(low[v], tin[w]);
                else {
                    go(w, v);
                    low[v] = Math.min(low[v], low[w]);
                    if (low[w] > tin[v]) out.add(Math.min(v, w) + "-" + Math.max(v, w));
                }
            }
        }
    }
    static int match(int[][] adj, int right) {
        int[] m = new int[right];
        Arrays.fill(m, -1);
        int r = 0;
        for (int u = 0; u < adj.length; u++) if (augment(adj, u, m, new boolean[right])) r++;
        return r;
    }
    static boolean augment(int[][] adj, int u, int[] m, boolean[] seen) {
        for (int v : adj[u]) {
            if (seen[v]) continue; seen[v] = true; if (m[v] < 0 || augment(adj, m[v], m, seen)) { m[v] = u; return true; }
        }
        return false;
    }
    public static void main(String[] args) {
        Random r = new Random(12);
        int n = 30;
        List<E> es = new ArrayList<>();
        for (int i = 1; i < n; i++) es.add(new E(r.nextInt(i), i, 1 + r.nextInt(50)));
        for (int i = 0; i < 40; i++) { int a = r.nextInt(n), b = r.nextInt(n); if (a != b) es.add(new E(a, b, 1 + r.nextInt(50))); }
        Dsu d = new Dsu(n);
        long total = 0;
        List<E> sorted = new ArrayList<>(es);
        Collections.sort(sorted);
        StringBuilder tree = new StringBuilder();
        for (E e : sorted) if (d.union(e.a, e.b)) { total += e.w; tree.append(e.a).append('-').append(e.b).append(' '); }
        System.out.println(total + " " + prim(n, es) + " sets " + d.sets + " " + tree);
        Map<String, List<String>> deps = new TreeMap<>(Map.of("app", List.of("lib", "log"), "lib", List.of("core", "io"), "log",
                List.of("io"), "io", List.of("core"), "test", List.of("app")));
        System.out.println(topo(deps));
        deps.put("core", List.of("log"));
        try { topo(deps); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        int[][] g = new int[20][];
        for (int i = 0; i < 20; i++) g[i] = r.ints(r.nextInt(3), 0, 20).toArray();
        System.out.println(new Scc(g).out + " " + new Scc(new int[][]{{1}, {2}, {0, 3}, {4}, {3}}).out);
        System.out.println(new Bridges(n, es).out + " " + new Bridges(5,
                List.of(new E(0, 1, 1), new E(1, 2, 1), new E(2, 0, 1), new E(2, 3, 1), new E(3, 4, 1), new E(3, 4, 1))).out);
        System.out.println(match(new int[][]{{0, 1}, {0}, {1, 2}, {2}}, 3) + " "
                + match(new int[][]{{0, 2}, {0, 1}, {1, 2}, {3}}, 4));
    }
}
