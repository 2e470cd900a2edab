//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to ask for a permit, or waits for one. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.*;

public class WhileItWantsAPermit {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(0);
        Thread t = new Thread(() -> {
            try {
                permits.acquire();
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        permits.release();
        t.join();
        System.out.print(state);
    }
}
