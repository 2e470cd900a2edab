//@ native: yes
//@ outputs: "false RUNNABLE" | "false WAITING" | "true RUNNABLE" | "true WAITING"
// A thread says what it waits for, and parks after that.
import java.util.concurrent.locks.*;

public class BlockerBeforeTheState {
    public static void main(String[] args) throws Exception {
        Object blocker = new Object();
        Thread t = new Thread(() -> LockSupport.park(blocker));
        t.start();
        boolean said = LockSupport.getBlocker(t) == blocker;
        Thread.State state = t.getState();
        LockSupport.unpark(t);
        t.join();
        System.out.print(said + " " + state);
    }
}
