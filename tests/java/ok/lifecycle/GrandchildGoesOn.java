//@ outputs: "1" | "2"
// To wait for a thread is not to wait for those it has started.
public class GrandchildGoesOn {
    static int n;
    static Thread g;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {
            g = new Thread(() -> n++);
            g.start();
        });
        t.start();
        t.join();
        n++;
        g.join();
        System.out.print(n);
    }
}
