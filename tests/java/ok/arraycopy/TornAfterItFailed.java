//@ native: yes
//@ outputs: "00\n" | "01\n" | "10\n" | "11\n" | "none\n"
// Main writes two fields of the stored box while the other thread reads them in the same order.
// Confirmed on JDK 17 and 25, but for "01".
public class TornAfterItFailed {
    static class Box {
        int left, right;
    }

    static final Box[] shared = new Box[2];
    static String seen = "none";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box box = shared[0];
            if (box != null) {
                int left = box.left;
                int right = box.right;
                seen = "" + left + right;
            }
        });
        t.start();
        Box mine = new Box();
        try {
            System.arraycopy(new Object[] {mine, "no box"}, 0, shared, 0, 2);
        } catch (ArrayStoreException e) {
            mine.left = 1;
            mine.right = 1;
        }
        t.join();
        System.out.println(seen);
    }
}
