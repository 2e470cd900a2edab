//@ needs: jdk<=19
//@ native: yes
//@ outputs: "0\n"
// A thread that was stopped before it was started does not run.
// Confirmed on JDK 17: every outcome was seen.
public class StoppedBeforeStart {
    static volatile int x;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.stop();
        t.start();
        t.join();
        System.out.println(x);
    }
}
