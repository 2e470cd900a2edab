//@ outputs: "0,0" | "0,1" | "0,5" | "1,1" | "1,5" | "5,5"
// An element that is set is copied over with others.
public class ElementIsCopiedOver {
    static final int[] cells = new int[2];

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> { cells[1] = 1; System.arraycopy(new int[] {5, 5}, 0, cells, 0, 2); });
        writer.start();
        int a = cells[1];
        int b = cells[1];
        writer.join();
        System.out.print(a + "," + b);
    }
}
