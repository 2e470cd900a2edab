//@ outputs: "1" | "2"
// Joining one thread twice is joining one thread: the other still runs.
public class JoinedTwice {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {}), u = new Thread(() -> n++);
        t.start();
        u.start();
        t.join();
        t.join();
        t.join(2);
        n++;
        u.join();
        System.out.print(n);
    }
}
