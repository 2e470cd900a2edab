//@ native: yes
//@ outputs: "1" | "2"
// The same row lies at both ends.
public class BothRowsAreOne {
    public static void main(String[] args) throws Exception {
        int[] row = {0};
        int[][] rows = {row, row};
        Thread t = new Thread(() -> rows[0][0]++);
        t.start();
        rows[1][0]++;
        t.join();
        System.out.print(row[0]);
    }
}
