//@ outputs: "[1, 0]" | "[1, 2]"
// The whole array is copied while another thread writes an element that it has for itself otherwise.
public class CopyWhileOneElementIsWritten {
    static final int[] cells = new int[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> cells[1] = 2);
        other.start();
        cells[0] = 1;
        int[] copy = cells.clone();
        other.join();
        System.out.print(java.util.Arrays.toString(copy));
    }
}
