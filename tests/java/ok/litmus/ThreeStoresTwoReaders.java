//@ outputs: "consistent"
// Two readers of two independent writes agree on their order (all is sequentially consistent).
public class ThreeStoresTwoReaders {
    static volatile int x, y;
    static int a, b, c, d;

    public static void main(String[] args) throws Exception {
        Thread[] all = {new Thread(() -> x = 1), new Thread(() -> y = 1), new Thread(() -> {
            a = x;
            b = y;
        }), new Thread(() -> {
            c = y;
            d = x;
        })};
        for (Thread t : all) {
            t.start();
        }
        for (Thread t : all) {
            t.join();
        }
        System.out.print(a == 1 && b == 0 && c == 1 && d == 0 ? "split" : "consistent");
    }
}
