//@ native: yes
//@ outputs: "1\n" | "2\n"
// Two unsynchronised increments: both counted, or one lost.
public class CounterOutcomes {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> count++);
        t.start();
        count++;
        t.join();
        System.out.println(count);
    }
}
