//@ outputs: "go"
//@ native: yes
// A permit that was given before is not lost, and the flag is looked at again after each return.
import java.util.concurrent.locks.LockSupport;

public class ParkedUntilTold {
    static volatile boolean told;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            told = true;
            LockSupport.unpark(main);
        });
        t.start();
        while (!told) {
            LockSupport.park();
        }
        System.out.print("go");
        t.join();
    }
}
