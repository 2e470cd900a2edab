//@ outputs: "0" | "7"
// One thread overwrites all elements at once, another one reads an element that nobody has touched by itself.
public class ElementIsReadAfterACopyOntoAll {
    static final int[] cells = new int[3];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            cells[0] = 5;
            System.arraycopy(new int[] {7, 7, 7}, 0, cells, 0, 3);
        });
        other.start();
        int seen = cells[2];
        other.join();
        System.out.print(seen);
    }
}
