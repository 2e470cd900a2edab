//@ outputs: "1" | "2"
// The same with a timeout.
public class TimedJoinBeforeTheStart {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++);
        t.join(3);
        t.start();
        n++;
        t.join();
        System.out.print(n);
    }
}
