//@ outputs: "0" | "1"
// An interface with a default method is initialised with the class that implements it.
public class InterfaceReadsWhatIsThere {
    static int x;

    interface I {
        int V = InterfaceReadsWhatIsThere.x + 0;
        default void m() {}
    }

    static class C implements I {}

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> new C());
        t.start();
        x = 1;
        new C();
        t.join();
        System.out.print(I.V);
    }
}
