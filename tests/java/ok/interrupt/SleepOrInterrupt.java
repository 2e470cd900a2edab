//@ outputs: "slept" | "slept+" | "woken"
// An interrupt before, during or after a sleep.
public class SleepOrInterrupt {
    static volatile String how;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(10);
                how = "slept" + (Thread.interrupted() ? "+" : "");
            } catch (InterruptedException e) {
                how = "woken";
            }
        });
        t.start();
        t.interrupt();
        t.join();
        System.out.print(how);
    }
}
