//@ native: yes
//@ outputs: "RUNNABLE" | "WAITING"
// A thread is about to park, or has. Nobody else lets it go on before its state was looked at.
import java.util.concurrent.locks.*;

public class WhileItParks {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                LockSupport.park();
            } catch (Exception e) {
                System.out.print(e);
            }
        });
        t.setDaemon(true);
        t.start();
        Thread.State state = t.getState();
        LockSupport.unpark(t);
        t.join();
        System.out.print(state);
    }
}
