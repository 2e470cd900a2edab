//@ native: yes
//@ outputs: "1 2" | "2 2"
// A copy of an array of arrays has its rows: both add to the same element. What is put into the copy is not in the other.
public class RowsOfACloneAreShared {
    public static void main(String[] args) throws Exception {
        int[][] rows = {{0}, {2}};
        Thread t = new Thread(() -> { int[][] copy = rows.clone(); copy[0][0]++; copy[1] = new int[] {7}; });
        t.start();
        rows[0][0]++;
        t.join();
        System.out.print(rows[0][0] + " " + rows[1][0]);
    }
}
