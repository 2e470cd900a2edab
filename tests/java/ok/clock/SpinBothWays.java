//@ outputs: "in time\n" | "late\n"
// The comparison with the deadline goes both ways.
public class SpinBothWays {
    static volatile boolean flag;

    static String spin(long end) {
        while (!flag) {
            if (System.nanoTime() - end > 0) return "late";
        }
        return "in time";
    }

    public static void main(String[] args) throws Exception {
        long end = System.nanoTime() + 30_000_000_000L;
        Thread t = new Thread(() -> flag = true);
        t.start();
        System.out.println(spin(end));
        t.join();
    }
}
