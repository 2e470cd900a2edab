//@ outputs: "11" | "22"
// Both threads overwrite the whole array; each copy is made at one moment, and the second thread writes an element before its own.
public class TwoCopiesOntoOneArray {
    static final int[] cells = new int[2];

    static void fill(int value) {
        System.arraycopy(new int[] {value, value}, 0, cells, 0, 2);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            cells[0] = 9;
            fill(2);
        });
        other.start();
        fill(1);
        other.join();
        System.out.print("" + cells[0] + cells[1]);
    }
}
