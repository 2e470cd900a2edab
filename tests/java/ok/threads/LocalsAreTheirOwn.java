//@ outputs: "1 1"
// Everybody counts in its own copy.
public class LocalsAreTheirOwn {
    static final ThreadLocal<int[]> MINE = ThreadLocal.withInitial(() -> new int[1]);
    static int x, y;

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> x = ++MINE.get()[0]);
        Thread b = new Thread(() -> y = ++MINE.get()[0]);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.print(x + " " + y);
    }
}
