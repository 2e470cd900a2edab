//@ native: yes
//@ outputs: "0" | "1"
// The row is taken before the index is computed: a row that is put in its place in between is not written.
public class ElementOfTheOldRow {
    static int[][] rows = {{0}};
    static int zero() { return 0; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> rows[0] = new int[1]);
        t.start();
        rows[0][zero()] = 1;
        t.join();
        System.out.print(rows[0][0]);
    }
}
