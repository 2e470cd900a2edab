//@ native: yes
//@ outputs: "RUNNABLE\n" | "TERMINATED\n" | "TIMED_WAITING\n"
// Before, in and after its sleep (or at its end).
// Confirmed on JDK 17 and 25: every outcome was seen.
public class SleepingOrNot {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        System.out.println(t.getState());
        t.join();
    }
}
