//@ outputs: "1" | "2"
// A join that gives up leaves two threads beside each other.
public class TimedJoinThenCounts {
    static int n;

    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> n++);
        t.start();
        t.join(1);
        n++;
        t.join();
        System.out.print(n);
    }
}
