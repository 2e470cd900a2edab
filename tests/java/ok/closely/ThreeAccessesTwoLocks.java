//@ outputs: "1" | "2"
// Each pair of accesses has a lock in common, but not all three.
public class ThreeAccessesTwoLocks {
    static int x;

    public static void main(String[] args) throws Exception {
        Object a = new Object();
        Object b = new Object();
        Thread other = new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                    x++;
                }
            }
            synchronized (b) {
                x += 0;
            }
        });
        other.start();
        synchronized (a) {
            x++;
        }
        other.join();
        System.out.print(x);
    }
}
