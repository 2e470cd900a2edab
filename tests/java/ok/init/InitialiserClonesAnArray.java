//@ outputs: "0" | "1"
// The initialiser copies the array as it is.
public class InitialiserClonesAnArray {
    static final int[] x = new int[1];

    static class C {
        static final int V = x.clone()[0];
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            int i = C.V;
        });
        t.start();
        x[0] = 1;
        int v = C.V;
        t.join();
        System.out.print(v);
    }
}
