//@ native: yes
//@ outputs: "0 1\n" | "0 2\n" | "1 1\n" | "1 2\n"
// As PoolAfterAFlag with the ids of threads, which count up as well.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class ThreadIdAfterAFlag {
    static volatile int flag;

    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag = 1;
            new Thread(() -> {}, "x");
        }, "t");
        long base = t.getId();
        t.start();
        int seen = flag;
        long mine = new Thread(() -> {}, "y").getId();
        t.join();
        System.out.println(seen + " " + (mine - base == 1 ? 1 : 2));
    }
}
