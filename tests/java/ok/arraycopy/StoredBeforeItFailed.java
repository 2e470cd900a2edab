//@ native: yes
//@ outputs: "not seen 1\n" | "seen 1\n" | "seen 2\n"
// arraycopy stores the box, then fails with the string: the box is shared from then on, and the two
// increments of its field can both read 0.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class StoredBeforeItFailed {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[2];
    static boolean seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            Box box = shared[0];
            if (box != null) {
                seen = true;
                box.n++;
            }
        });
        t.start();
        Box mine = new Box();
        try {
            System.arraycopy(new Object[] {mine, "no box"}, 0, shared, 0, 2);
        } catch (ArrayStoreException e) {
            mine.n++;
        }
        t.join();
        System.out.println((seen ? "seen " : "not seen ") + mine.n);
    }
}
