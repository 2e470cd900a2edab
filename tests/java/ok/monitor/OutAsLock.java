//@ outputs: "abc" | "cab"
// Whoever has the monitor of System.out prints several times in a row.
public class OutAsLock {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (System.out) {
                System.out.print("a");
                System.out.print("b");
            }
        });
        t.start();
        synchronized (System.out) {
            System.out.print("c");
        }
        t.join();
    }
}
