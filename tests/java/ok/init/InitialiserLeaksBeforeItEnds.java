//@ outputs: "0\n" | "1\n" | "2\n" | "none\n"
// The initialiser hands its table to the other thread and goes on to write it: what has leaked is shared at once,
// although the class is not initialised yet.
public class InitialiserLeaksBeforeItEnds {
    static volatile int[] leaked;

    static class Table {
        static final int[] CELLS = new int[1];

        static {
            leaked = CELLS;
            CELLS[0] = 1;
            CELLS[0] = 2;
        }
    }

    static String seen = "none";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            int[] cells = leaked;
            if (cells != null) {
                seen = String.valueOf(cells[0]);
            }
        });
        t.start();
        int first = Table.CELLS[0];
        t.join();
        System.out.println(seen);
    }
}
