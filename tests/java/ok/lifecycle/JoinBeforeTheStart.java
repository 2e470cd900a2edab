//@ outputs: "1" | "2"
// A join of a thread that was not started waits for nothing, and orders nothing.
public class JoinBeforeTheStart {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++);
        t.join();
        t.start();
        n++;
        t.join();
        System.out.print(n);
    }
}
