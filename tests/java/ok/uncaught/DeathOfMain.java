//@ outputs: "t\n"
// As DeathIsNoError in the main thread; the other one goes on.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class DeathOfMain {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        new Thread(() -> System.out.println("t")).start();
        throw new ThreadDeath();
    }
}
