//@ native: yes
//@ outputs: "1" | "2"
// Each row is its own lock, and the rows are exchanged: two threads that lock the first row lock different ones.
public class MonitorOfOldRow {
    static final int[][] ROWS = {{0}, {0}};
    static int n;
    static void add() { synchronized (ROWS[0]) { n++; } }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { int[] r = ROWS[0]; ROWS[0] = ROWS[1]; ROWS[1] = r; add(); });
        t.start();
        add();
        t.join();
        System.out.print(n);
    }
}
