//@ native: yes
//@ outputs: "0\n" | "1\n"
// A sleep of ten milliseconds does not promise that the other thread has done its work.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class SleepIsNoOrder {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        new Thread(() -> x = 1).start();
        Thread.sleep(10);
        System.out.println(x);
    }
}
