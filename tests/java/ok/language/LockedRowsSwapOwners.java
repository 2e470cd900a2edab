//@ native: yes
//@ outputs: "2" | "1"
// Each thread locks the row at its own end, and both ends are the same row after the copy, or not yet.
public class LockedRowsSwapOwners {
    static final int[][] ROWS = {{0}, {0}};
    static int n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { ROWS[1] = ROWS[0]; synchronized (ROWS[1]) { n++; } });
        t.start();
        synchronized (ROWS[1]) { n++; }
        t.join();
        System.out.print(n);
    }
}
