//@ native: yes
//@ outputs: "late\n"
// A loop that only waits for the clock ends.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class SpinUntilDeadline {
    public static void main(String[] args) {
        long end = System.nanoTime() + 1_000_000;
        while (System.nanoTime() - end < 0) {
            Thread.onSpinWait();
        }
        System.out.println("late");
    }
}
