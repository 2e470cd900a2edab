//@ native: yes
//@ outputs: "true\n"
// At least the time of a sleep has passed after it, by either clock.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class SleepTakesItsTimeToo {
    public static void main(String[] args) throws Exception {
        long before = System.nanoTime();
        Thread.sleep(5);
        System.out.println(System.nanoTime() - before >= 5_000_000L - 1_000_000L);
    }
}
