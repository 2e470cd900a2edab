// Dijkstra, A*, Bellman-Ford, Floyd-Warshall and BFS on generated graphs and a grid maze.
import java.util.*;
public class ShortestPaths {
    record Edge(int to, int w) {}
    static final int INF = Integer.MAX_VALUE / 2;
    final List<List<Edge>> g = new ArrayList<>();
    ShortestPaths(int n) { for (int i = 0; i < n; i++) g.add(new ArrayList<>()); }
    void edge(int a, int b, int w) { g.get(a).add(new Edge(b, w)); }
    int[] dijkstra(int s, int[] parent) {
        int[] d = new int[g.size()];
        Arrays.fill(d, INF); Arrays.fill(parent, -1);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((x, y) -> x[1] != y[1] ? Integer.compare(x[1], y[1])
                : Integer.compare(x[0], y[0]));
        q.add(new int[]{s, 0});
        while (!q.isEmpty()) {
            int[] t = q.poll();
            if (t[1] > d[t[0]]) continue;
            for (Edge e : g.get(t[0])) if (t[1] + e.w < d[e.to]) {
                d[e.to] = t[1] + e.w; parent[e.to] = t[0]; q.add(new int[]{e.to, d[e.to]});
            }
        }
        return d;
    }
    int[] bellman(int s) {
        int[] d = new int[g.size()];
        Arrays.fill(d, INF);
        d[s] = 0;
        for (int k = 0; k < g.size(); k++) {
            boolean any = false;
            for (int a = 0; a < g.size(); a++) if (d[a] < INF) for (Edge e : g.get(a)) if (d[a] + e.w < d[e.to]) {
                d[e.to] = d[a] + e.w; any = true;
            }
            if (!any) return d;
        }
        throw new IllegalStateException("negative cycle");
    }
    int[][] floyd() {
        int n = g.size();
        int[][] d = new int[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(d[i], INF); d[i][i] = 0; for (Edge e : g.get(i)) d[i][e.to] = Math.min(d[i][e.to], e.w);
        }
        for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) if (d[i][k]
                + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j];
        return d;
    }
    static List<Integer> path(int[] parent, int t) {
        LinkedList<Integer> l = new LinkedList<>(); for (int v = t; v >= 0; v = parent[v]) l.addFirst(v); return l;
    }
    static String astar(String[] maze) {
        int h = maze.length, w = maze[0].length(), sx = 0, sy = 0, tx = 0, ty = 0;
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            if (maze[y].charAt(x) == 'S') { sx = x; sy = y; } if (maze[y].charAt(x) == 'T') { tx = x; ty = y; }
        }
        int[][] cost = new int[h][w], from = new int[h][w];
        for (int[] r : cost) Arrays.fill(r, INF);
        final int gx = tx, gy = ty;
        PriorityQueue<int[]> open = new PriorityQueue<>(Comparator.<int[]>comparingInt(a -> a[2] + Math.abs(a[0] - gx)
                + Math.abs(a[1] - gy)).thenComparingInt(a -> a[1]).thenComparingInt(a -> a[0]));
        cost[sy][sx] = 0;
        open.add(new int[]{sx, sy, 0});
        int expanded = 0;
        int[] dx = {0, 1, 0, -1}, dy = {-1, 0, 1, 0};
        while (!open.isEmpty()) {
            int[] c = open.poll();
            if (c[2] > cost[c[1]][c[0]]) continue;
            expanded++;
            if (c[0] == tx && c[1] == ty) {
                char[][] out = new char[h][];
                for (int y = 0; y < h; y++) out[y] = maze[y].toCharArray();
                for (int x = tx, y = ty; x != sx || y != sy; ) {
                    int d = from[y][x]; x -= dx[d]; y -= dy[d]; if (out[y][x] == ' ') out[y][x] = "^>v<".charAt(d);
                }
                StringBuilder b = new StringBuilder("cost " + c[2] + " expanded " + expanded + "\n");
                for (char[] r : out) b.append(r).append('\n');
                return b.toString();
            }
            for (int d = 0; d < 4; d++) {
                int x = c[0] + dx[d], y = c[1] + dy[d];
                if (x < 0 || y < 0 || x >= w || y >= h || maze[y].charAt(x) == '#' || c[2] + 1 >= cost[y][x]) continue;
                cost[y][x] = c[2] + 1; from[y][x] = d;
                open.add(new int[]{x, y, c[2] + 1});
            }
        }
        return "no path, expanded " + expanded + "\n";
    }
    public static void main(String[] args) {
        int n = 25;
        ShortestPaths p = new ShortestPaths(n);
        Random r = new Random(6);
        for (int i = 0; i < 70; i++) p.edge(r.nextInt(n), r.nextInt(n), 1 + r.nextInt(20));
        int[][] f = p.floyd();
        for (int s = 0; s < n; s += 6) {
            int[] par = new int[n], d = p.dijkstra(s, par);
            System.out.println(s + " " + Arrays.toString(d).replace("" + INF, "-") + " " + Arrays.equals(d, p.bellman(s))
                    + Arrays.equals(d, f[s]));
            for (int t = 0; t < n; t += 8) System.out.print(path(par, t) + " ");
            System.out.println();
        }
        ShortestPaths neg = new ShortestPaths(4);
        neg.edge(0, 1, 4); neg.edge(1, 2, -6); neg.edge(2, 3, 1); neg.edge(0, 2, 0);
        System.out.println(Arrays.toString(neg.bellman(0)));
        neg.edge(3, 1, 2);
        try { neg.bellman(0); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        System.out.print(astar(new String[]{"S #     #   ", "# # ### # # ", "    # #   # ", " ##   ###   ", "    #     #T"}));
        System.out.print(astar(new String[]{"S#T", " # ", " # "}));
    }
}
