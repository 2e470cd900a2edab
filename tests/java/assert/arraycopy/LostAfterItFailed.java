// As ok/arraycopy/StoredBeforeItFailed: an increment is lost.
// Confirmed on JDK 17 and 25: seen.
public class LostAfterItFailed {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[3];

    public static void main(String[] args) throws Exception {
        boolean[] seen = new boolean[1];
        Thread t = new Thread(() -> {
            if (shared[1] != null) {
                seen[0] = true;
                shared[1].n++;
            }
        });
        t.start();
        Box mine = new Box();
        try {
            System.arraycopy(new Object[] {null, mine, "no box"}, 0, shared, 0, 3);
        } catch (ArrayStoreException e) {
            mine.n++;
        }
        t.join();
        assert !seen[0] || mine.n == 2; //~ ASSERT
    }
}
