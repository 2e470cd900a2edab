// Helpful NullPointerException messages for every bytecode that can raise one.
public class HelpfulNpe {
    int i;
    long l;
    Object o;
    int[] arr;
    int[][] multi;
    HelpfulNpe next;
    static HelpfulNpe st;
    static int[] sarr;
    String s;
    Object[] objs;
    boolean[] zs;
    byte[] bs;
    char[] cs;
    short[] ss;
    float[] fs;
    double[] ds;
    long[] ls;
    static HelpfulNpe nul() { return null; }
    static int[] nulArr() { return null; }
    HelpfulNpe get(int k, String s) { return null; }
    void call() {}
    interface Body { void run() throws Exception; }
    static void t(Body b) {
        try {
            b.run(); System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Exception e) { System.out.println("other " + e); }
    }
    static void locals(HelpfulNpe p, int[] q, String str, Object lock, int idx) {
        try { p.call(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { p.i = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { p.l++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { q[idx] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(q[idx + 2]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(q.length); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { str.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { synchronized (lock) { } } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { throw (RuntimeException) lock; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        HelpfulNpe loc = null;
        try { loc.next.next = loc; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try {
            for (int x : q) System.out.println(x);
        } catch (NullPointerException e) { System.out.println("for: " + (e.getMessage() != null)); }
        try {
            switch (str) { case "a": }
        } catch (NullPointerException e) { System.out.println("switch: " + (e.getMessage() != null)); }
    }
    public static void main(String[] args) {
        HelpfulNpe h = new HelpfulNpe();
        locals(null, null, null, null, 3);
        t(() -> st.call());
        t(() -> st.i++);
        t(() -> sarr[0]++);
        t(() -> nul().call());
        t(() -> nul().next.call());
        t(() -> { nulArr()[5] = 2; });
        t(() -> { int x = nulArr()[0]; });
        t(() -> { int x = nulArr().length; });
        HelpfulNpe[] one = new HelpfulNpe[2]; int[][] two = new int[2][]; Object[][][] three = {{null}}; int k = 1;
        try { one[1].call(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { one[k - 1].next.i = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { two[k][0] = 5; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { three[0][0][k * 2] = ""; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.next.next.next = null; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.multi[1][2] = 3; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.get(1, "a").get(2, null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.s.substring(1).length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.o.toString(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { System.out.println(h.zs[0]); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.bs[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.cs[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.ss[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.ls[0] += 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.fs[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.ds[0] = h.ds[1]; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { h.objs[0] = null; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        Integer box = null; Long lb = null; Boolean zb = null; Character cb = null; Double db = null;
        try { int x = box; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { long x = lb + 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { if (zb) k++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { char x = cb; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { double x = db; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        java.util.List<String> list = null;
        try { list.size(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { ((java.util.Map<?, ?>) h.o).get("k"); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        System.out.println(new NullPointerException().getMessage() + " " + new NullPointerException("own").getMessage());
        try { throw null; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { throw new NullPointerException(); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
}
