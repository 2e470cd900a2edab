//@ flags: --livelock
//@ note: none
// A loop that ends by a flag or by the clock, and nobody sets the flag: the clock ends it.

public class DeadlineOrFlag {
    static volatile boolean flag;

    public static void main(String[] args) {
        long end = System.nanoTime() + 1_000_000;
        while (!flag) {
            if (System.nanoTime() > end) return;
            Thread.onSpinWait();
        }
    }
}
