//@ native: yes
//@ outputs: "1\n" | "2\n" | "3\n"
// Three threads, one unsynchronised increment each.
public class ThreeCountersOutcomes {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        Thread u = new Thread(() -> count++);
        t.start();
        u.start();
        count++;
        t.join();
        u.join();
        System.out.println(count);
    }
}
