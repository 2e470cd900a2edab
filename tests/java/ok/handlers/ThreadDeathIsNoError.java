//@ native: yes
//@ outputs: "ended\n"
// An uncaught ThreadDeath ends its thread and says nothing.
@SuppressWarnings({"deprecation", "removal"})
public class ThreadDeathIsNoError {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            throw new ThreadDeath();
        });
        t.start();
        t.join();
        System.out.println("ended");
    }
}
