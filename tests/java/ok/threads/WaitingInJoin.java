//@ native: yes
//@ outputs: "RUNNABLE\n" | "WAITING\n"
// The thread joins main, which asks for its state.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class WaitingInJoin {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                main.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.setDaemon(true);
        t.start();
        System.out.println(t.getState());
    }
}
