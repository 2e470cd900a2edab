//@ outputs: "1" | "2"
// What a thread inherits as a thread local value is the same object.
public class InheritedArrayIsShared {
    static final InheritableThreadLocal<int[]> L = new InheritableThreadLocal<>();

    public static void main(String[] a) throws Exception {
        L.set(new int[1]);
        Thread t = new Thread(() -> {
            L.get()[0]++;
        });
        t.start();
        L.get()[0]++;
        t.join();
        System.out.print(L.get()[0]);
    }
}
