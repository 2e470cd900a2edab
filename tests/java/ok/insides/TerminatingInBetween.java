//@ native: yes
//@ outputs: "false\n" | "true\n"
// A pool without workers is shut down first and looks whether it has ended afterwards; in between it is terminating.
import java.util.concurrent.*;

public class TerminatingInBetween {
    public static void main(String[] args) {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newFixedThreadPool(1);
        new Thread(pool::shutdown).start();
        System.out.println(pool.isTerminating());
    }
}
