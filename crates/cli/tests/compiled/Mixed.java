import java.util.*;
public class Mixed {
    static int shared; static final Object lock = new Object(); static Node head;
    static class Node { int v; Node next; Node(int v, Node n) { this.v = v; next = n; } int sum() { return next == null ? v : v + next.sum(); } }
    static int work(int seed) { int[] a = new int[16]; for (int i = 0; i < 200; i++) { a[i & 15] += seed * i; if ((i & 63) == 7) a[0] ^= new Node(i, null).sum(); } int s = 0; for (int x : a) s += x; return s; }
    static double mix(int n) { double d = 1; for (int i = 1; i < n; i++) d = d * 1.5 + Math.sqrt(i) / (i % 3 == 0 ? 0.5 : i); return d; }
    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[2];
        for (int t = 0; t < 2; t++) { int me = t; ts[t] = new Thread(() -> {
            int w = work(me + 1);
            synchronized (lock) { head = new Node(w, head); }
            Map<String, Integer> m = new HashMap<>(); for (int i = 0; i < 30; i++) m.merge("k" + (i % 5), i, Integer::sum);
            shared += m.get("k3") + (int) mix(20);
            try { Object o = m; ((List<?>) o).size(); } catch (ClassCastException e) { shared ^= 1; }
        }); ts[t].start(); }
        int mine = 0; for (int i = 0; i < 50; i++) { mine += work(i); Node h = head; if (h != null) mine ^= h.sum(); if (i == 3) mine ^= shared; }
        for (Thread t : ts) t.join();
        System.out.println(shared + " " + head.sum());
        assert shared != 0;
    }
}
