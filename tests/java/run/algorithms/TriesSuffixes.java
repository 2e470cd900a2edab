// Tries, suffix arrays with LCP, Aho-Corasick, Z function, suffix automaton, edit-tolerant lookup.
import java.util.*;
public class TriesSuffixes {
    static final class Trie {
        final TreeMap<Character, Trie> kids = new TreeMap<>();
        boolean end;
        int count;
        void add(String s) {
            Trie t = this;
            for (char c : s.toCharArray()) { t.count++; t = t.kids.computeIfAbsent(c, k -> new Trie()); }
            t.count++;
            t.end = true;
        }
        Trie at(String p) {
            Trie t = this; for (int i = 0; t != null && i < p.length(); i++) t = t.kids.get(p.charAt(i)); return t;
        }
        void collect(String p, List<String> out) { if (end) out.add(p); kids.forEach((c, t) -> t.collect(p + c, out)); }
        boolean remove(String s, int i) {
            if (i == s.length()) {
                end = false;
            } else { Trie k = kids.get(s.charAt(i)); if (k == null) return false; if (k.remove(s, i + 1)) kids.remove(s.charAt(i)); }
            return !end && kids.isEmpty();
        }
        void fuzzy(String w, int[] row, String p, int max, List<String> out) {
            if (end && row[w.length()] <= max) out.add(p + ":" + row[w.length()]);
            kids.forEach((c, t) -> { int[] n = new int[row.length]; n[0] = row[0] + 1; int best = n[0];
                    for (int i = 1; i < n.length; i++) { n[i] = Math.min(Math.min(n[i - 1], row[i]) + 1, row[i - 1]
                    + (w.charAt(i - 1) == c ? 0 : 1)); best = Math.min(best, n[i]); } if (best <= max) t.fuzzy(w, n, p + c, max,
                    out); });
        }
    }
    static int[] suffixArray(String s) {
        int n = s.length();
        Integer[] sa = new Integer[n];
        int[] rank = new int[n], tmp = new int[n];
        for (int i = 0; i < n; i++) { sa[i] = i; rank[i] = s.charAt(i); }
        for (int k = 1; ; k <<= 1) {
            final int kk = k;
            final int[] rk = rank;
            Comparator<Integer> c = (a, b) -> rk[a] != rk[b] ? Integer.compare(rk[a], rk[b])
                    : Integer.compare(a + kk < n ? rk[a + kk] : -1, b + kk < n ? rk[b + kk] : -1);
            Arrays.sort(sa, c);
            tmp = new int[n];
            for (int i = 1; i < n; i++) tmp[sa[i]] = tmp[sa[i - 1]] + (c.compare(sa[i - 1], sa[i]) < 0 ? 1 : 0);
            rank = tmp;
            if (n == 0 || rank[sa[n - 1]] == n - 1) break;
        }
        int[] out = new int[n];
        for (int i = 0; i < n; i++) out[i] = sa[i];
        return out;
    }
    static int[] lcp(String s, int[] sa) {
        int n = s.length();
        int[] rank = new int[n], l = new int[n];
        for (int i = 0; i < n; i++) rank[sa[i]] = i;
        for (int i = 0, h = 0; i < n; i++) {
            if (rank[i] == 0) { h = 0; continue; }
            int j = sa[rank[i] - 1];
            while (i + h < n && j + h < n && s.charAt(i + h) == s.charAt(j + h)) h++;
            l[rank[i]] = h;
            if (h > 0) h--;
        }
        return l;
    }
    static final class Aho {
        final List<int[]> go = new ArrayList<>();
        final List<Integer> fail = new ArrayList<>();
        final List<TreeSet<String>> out = new ArrayList<>();
        int node() {
            int[] g = new int[26];
            Arrays.fill(g, -1);
            go.add(g);
            fail.add(0);
            out.add(new TreeSet<>());
            return go.size() - 1;
        }
        Aho(String... ws) {
            node();
            for (String w : ws) {
                int v = 0;
                for (char c : w.toCharArray()) {
                    if (go.get(v)[c - 'a'] < 0) { int u = node(); go.get(v)[c - 'a'] = u; } v = go.get(v)[c - 'a'];
                }
                out.get(v).add(w);
            }
            Deque<Integer> q = new ArrayDeque<>(List.of(0));
            while (!q.isEmpty()) {
                int v = q.poll();
                for (int c = 0; c < 26; c++) {
                    int u = go.get(v)[c], f = v == 0 ? 0 : go.get(fail.get(v))[c];
                    if (u < 0) go.get(v)[c] = v == 0 ? 0 : f;
                    else { fail.set(u, v == 0 ? 0 : f); out.get(u).addAll(out.get(fail.get(u))); q.add(u); }
                }
            }
        }
        List<String> scan(String t) {
            List<String> r = new ArrayList<>();
            int v = 0;
            for (int i = 0; i < t.length(); i++) {
                v = go.get(v)[t.charAt(i) - 'a']; for (String w : out.get(v)) r.add(w + "@" + (i - w.length() + 1));
            }
            return r;
        }
    }
    static int[] z(String s) {
        int[] z = new int[s.length()];
        for (int i = 1, l = 0, r = 0; i < s.length(); i++) {
            if (i < r) z[i] = Math.min(r - i, z[i - l]);
            while (i + z[i] < s.length() && s.charAt(z[i]) == s.charAt(i + z[i])) z[i]++;
            if (i + z[i] > r) { l = i; r = i + z[i]; }
        }
        return z;
    }
    static final class Sam {
        final List<Map<Character, Integer>> nx = new ArrayList<>();
        final List<Integer> link = new ArrayList<>(), len = new ArrayList<>();
        int last;
        Sam(String s) { add(0, -1, Map.of()); for (char c : s.toCharArray()) ext(c); }
        int add(int l, int k, Map<Character, Integer> m) {
            len.add(l); link.add(k); nx.add(new TreeMap<>(m)); return nx.size() - 1;
        }
        void ext(char c) {
            int cur = add(len.get(last) + 1, 0, Map.of()), p = last;
            while (p >= 0 && !nx.get(p).containsKey(c)) { nx.get(p).put(c, cur); p = link.get(p); }
            if (p >= 0) {
                int q = nx.get(p).get(c);
                if (len.get(p) + 1 == len.get(q)) link.set(cur, q);
                else {
                    int cl = add(len.get(p) + 1, link.get(q), nx.get(q));
                    while (p >= 0 && nx.get(p).getOrDefault(c, -1) == q) { nx.get(p).put(c, cl); p = link.get(p); }
                    link.set(q, cl);
                    link.set(cur, cl);
                }
            }
            last = cur;
        }
        long distinct() { long d = 0; for (int i = 1; i < nx.size(); i++) d += len.get(i) - len.get(link.get(i)); return d; }
        boolean has(String s) {
            int v = 0;
            for (char c : s.toCharArray()) { Integer u = nx.get(v).get(c); if (u == null) return false; v = u; }
            return true;
        }
    }
    public static void main(String[] args) {
        Trie t = new Trie();
        for (String w : "car card care cart cat dog do dot doing bird".split(" ")) t.add(w);
        List<String> out = new ArrayList<>();
        t.at("car").collect("car", out); System.out.println(out + " " + t.at("do").count + " " + t.at("x"));
        out.clear(); t.fuzzy("cars", new int[]{0, 1, 2, 3, 4}, "", 1, out); System.out.println(out);
        t.remove("card", 0); t.remove("bird", 0); out.clear(); t.collect("", out); System.out.println(out + " " + t.kids.keySet());
        for (String s : new String[]{"banana", "mississippi", "aaaa", "", "abcabcabc"}) {
            int[] sa = suffixArray(s);
            System.out.println(s + " " + Arrays.toString(sa) + " " + Arrays.toString(lcp(s, sa)) + " z " + Arrays.toString(z(s))
                    + " distinct " + new Sam(s).distinct());
        }
        System.out.println(new Aho("he", "she", "his", "hers", "e").scan("ushershishe"));
        Sam m = new Sam("abracadabra");
        System.out.println(m.has("cad") + " " + m.has("abra") + " " + m.has("cab") + " " + m.nx.size());
    }
}
