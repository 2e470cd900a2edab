//@ outputs: "0\n" | "1\n"
// What an initialiser made is written by one thread and read by another afterwards.
public class WrittenAfterTheInitialiser {
    static class Table {
        static final int[][] ROWS = new int[1][];

        static {
            ROWS[0] = new int[] { 0 };
        }
    }

    static int seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = Table.ROWS[0][0]);
        t.start();
        Table.ROWS[0][0] = 1;
        t.join();
        System.out.println(seen);
    }
}
