//@ outputs: "0" | "1"
// A reference to a static method initialises the class when it is called.
public class MethodReferenceInitialisesLate {
    static int x;

    static class C {
        static final int V = x;
        static int v() {
            return V;
        }
    }

    public static void main(String[] a) throws Exception {
        java.util.function.IntSupplier s = C::v;
        Thread t = new Thread(() -> s.getAsInt());
        t.start();
        x = 1;
        int v = s.getAsInt();
        t.join();
        System.out.print(v);
    }
}
