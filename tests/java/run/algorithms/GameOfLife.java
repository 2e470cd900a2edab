// Conway's Life on a torus by arrays, on an unbounded plane by sets, and elementary cellular automata.
import java.util.*;
public class GameOfLife {
    record P(int x, int y) {}
    static boolean[][] step(boolean[][] g) {
        int h = g.length, w = g[0].length;
        boolean[][] n = new boolean[h][w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
            int c = 0;
            for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0
                    && g[(y + dy + h) % h][(x + dx + w) % w]) c++;
            n[y][x] = c == 3 || c == 2 && g[y][x];
        }
        return n;
    }
    static Set<P> step(Set<P> live) {
        Map<P, Integer> cnt = new HashMap<>();
        for (P p : live) for (int d = 0; d < 9; d++) if (d != 4) cnt.merge(new P(p.x + d % 3 - 1, p.y + d / 3 - 1), 1,
                Integer::sum);
        Set<P> out = new HashSet<>();
        cnt.forEach((p, c) -> { if (c == 3 || c == 2 && live.contains(p)) out.add(p); });
        return out;
    }
    static Set<P> parse(String... rows) {
        Set<P> s = new HashSet<>();
        for (int y = 0; y < rows.length; y++) for (int x = 0; x < rows[y].length();
                x++) if (rows[y].charAt(x) == '#') s.add(new P(x, y));
        return s;
    }
    static String show(boolean[][] g) {
        StringBuilder b = new StringBuilder();
        for (boolean[] r : g) { for (boolean c : r) b.append(c ? '#' : '.'); b.append('\n'); }
        return b.toString();
    }
    static String box(Set<P> s) {
        if (s.isEmpty()) return "empty";
        int x0 = Integer.MAX_VALUE, y0 = x0, x1 = Integer.MIN_VALUE, y1 = x1;
        for (P p : s) { x0 = Math.min(x0, p.x); x1 = Math.max(x1, p.x); y0 = Math.min(y0, p.y); y1 = Math.max(y1, p.y); }
        return "(" + x0 + "," + y0 + ")-(" + x1 + "," + y1 + ") " + s.size();
    }
    static void rule(int n, int width, int gens) {
        long[] seen = new long[gens];
        boolean[] c = new boolean[width];
        c[width / 2] = true;
        for (int g = 0; g < gens; g++) {
            StringBuilder b = new StringBuilder();
            for (boolean x : c) b.append(x ? '*' : ' ');
            if (g % 4 == 0) System.out.println(b.toString().stripTrailing());
            boolean[] d = new boolean[width];
            for (int i = 0; i < width; i++) {
                int k = (c[(i + width - 1) % width] ? 4 : 0) | (c[i] ? 2 : 0) | (c[(i + 1) % width] ? 1 : 0);
                d[i] = (n >> k & 1) == 1;
            }
            c = d;
            seen[g] = Arrays.hashCode(d);
        }
        System.out.println(Arrays.hashCode(seen));
    }
    public static void main(String[] args) {
        boolean[][] g = new boolean[12][16];
        Random r = new Random(31);
        for (boolean[] row : g) for (int i = 0; i < row.length; i++) row[i] = r.nextInt(3) == 0;
        Map<String, Integer> seen = new HashMap<>();
        for (int t = 0; t < 60; t++) {
            String s = show(g);
            Integer at = seen.putIfAbsent(s, t);
            if (at != null) { System.out.println("cycle " + at + " -> " + t); break; }
            if (t % 20 == 0) System.out.print(t + "\n" + s);
            g = step(g);
        }
        System.out.print(show(g));
        Set<P> glider = parse(".#.", "..#", "###");
        for (int t = 0; t < 24; t++) glider = step(glider);
        System.out.println(glider.equals(shift(parse(".#.", "..#", "###"), 6, 6)) + " " + box(glider));
        Set<P> rpent = parse(".##", "##.", ".#.");
        for (int t = 0; t <= 40; t++) { if (t % 8 == 0) System.out.println(t + " " + box(rpent)); rpent = step(rpent); }
        Set<P> die = parse("##");
        System.out.println(box(step(die)) + " " + box(step(parse("###"))) + " " + step(step(parse("###"))).equals(parse("###")));
        rule(30, 41, 20); rule(90, 41, 20); rule(110, 41, 20);
    }
    static Set<P> shift(Set<P> s, int dx, int dy) {
        Set<P> o = new HashSet<>(); for (P p : s) o.add(new P(p.x + dx, p.y + dy)); return o;
    }
}
