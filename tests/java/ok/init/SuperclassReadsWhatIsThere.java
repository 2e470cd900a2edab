//@ outputs: "0" | "1"
// A static field of the subclass initialises the superclass too.
public class SuperclassReadsWhatIsThere {
    static int x;

    static class P {
        static int v = x;
    }

    static class C extends P {
        static int w;
    }

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> new C());
        t.start();
        x = 1;
        int w = C.w;
        t.join();
        System.out.print(P.v);
    }
}
