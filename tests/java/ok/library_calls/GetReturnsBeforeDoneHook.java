//@ outputs: "0" | "1"
// Who waits for a task may get on before its hook is called.
import java.util.concurrent.*;
public class GetReturnsBeforeDoneHook {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> t = new FutureTask<>(() -> 7) { protected void done() { x = 1; } };
        Thread other = new Thread(t);
        other.start();
        t.get();
        int seen = x;
        other.join();
        System.out.print(seen);
    }
}
