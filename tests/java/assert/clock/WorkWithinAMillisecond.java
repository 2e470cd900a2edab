// Nothing promises that a step takes less than a millisecond.
// Confirmed on JDK 17 and 25: seen.
public class WorkWithinAMillisecond {
    static volatile int x;

    public static void main(String[] args) {
        long before = System.nanoTime();
        x = 1;
        assert System.nanoTime() - before < 1_000_000; //~ ASSERT
    }
}
