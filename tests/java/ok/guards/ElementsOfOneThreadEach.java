//@ outputs: "[1, 2, 0]"
// Each thread has its own element; the whole array is read after both have ended.
public class ElementsOfOneThreadEach {
    static final int[] cells = new int[3];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> cells[1] = 2);
        other.start();
        cells[0] = 1;
        other.join();
        System.out.print(java.util.Arrays.toString(cells.clone()));
    }
}
