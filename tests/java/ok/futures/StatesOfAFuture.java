//@ needs: jdk>=19
//@ outputs: "RUNNING" | "SUCCESS" | "CANCELLED"
// A future is asked for its state while it is run or cancelled.
import java.util.concurrent.*;

public class StatesOfAFuture {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> future = new FutureTask<>(() -> 1);
        Thread t = new Thread(future), u = new Thread(() -> future.cancel(false));
        t.start();
        u.start();
        System.out.print(future.state());
        t.join();
        u.join();
    }
}
