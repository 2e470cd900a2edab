//@ native: yes
//@ outputs: "end\n"
// An uncaught ThreadDeath ends its thread silently.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class DeathIsNoError {
    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new ThreadDeath();
        });
        t.start();
        t.join();
        System.out.println("end");
    }
}
