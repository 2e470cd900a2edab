//@ outputs: "0 -1\n" | "0 0\n" | "0 1\n" | "1 -1\n" | "1 0\n" | "1 1\n"
// The other thread can come between a write and the read of the clock that follows it, and move the clock
// to any instant before or after: each order of the instants with each order of the accesses to x.
public class ReadsAreVisible {
    static volatile int x;
    static volatile int r;
    static volatile long theirs;

    public static void main(String[] args) throws Exception {
        System.nanoTime();
        Thread t = new Thread(() -> {
            r = x;
            theirs = System.nanoTime();
        });
        t.start();
        x = 1;
        long mine = System.nanoTime();
        t.join();
        System.out.println(r + " " + Long.signum(mine - theirs));
    }
}
