//@ needs: jdk>=19
//@ outputs: "RUNNING" | "SUCCESS"
// A task that runs or waits is RUNNING, one that is done SUCCESS.
import java.util.concurrent.*;
public class StateOfAFuture {
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> f = new FutureTask<>(() -> 7);
        Thread t = new Thread(f);
        t.start();
        System.out.print(f.state());
        t.join();
    }
}
