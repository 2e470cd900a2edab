//@ native: yes
//@ outputs: "0 5\n" | "5 0\n" | "5 5\n"
// The same values in other objects: main holds the old array, the static field the new one. Main's
// write goes to the old array before (5 5) or after it is copied (0 5), or to the copy (5 0).
// Confirmed on JDK 17 and 25: every outcome was seen.
public class CopyOfArrayIsAnother {
    static int[] cells = {0};

    public static void main(String[] args) throws Exception {
        int[] old = cells;
        Thread t = new Thread(() -> cells = cells.clone());
        t.start();
        cells[0] = 5;
        t.join();
        System.out.println(cells[0] + " " + old[0]);
    }
}
