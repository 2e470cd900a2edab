//@ outputs: "2" | "3"
// Two threads wait for t, and then count beside each other.
public class JoinedByTwo {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++);
        Thread u = new Thread(() -> {
            try {
                t.join();
            } catch (InterruptedException e) {}
            n++;
        });
        t.start();
        u.start();
        t.join();
        n++;
        u.join();
        System.out.print(n);
    }
}
