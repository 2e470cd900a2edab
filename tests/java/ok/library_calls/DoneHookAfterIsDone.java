//@ outputs: "false 0 7" | "false 1 7" | "true 0 7" | "true 1 7"
// A task is done before its hook is called.
import java.util.concurrent.*;
public class DoneHookAfterIsDone {
    static volatile int x;
    public static void main(String[] args) throws Exception {
        FutureTask<Integer> t = new FutureTask<>(() -> 7) { protected void done() { x = 1; } };
        Thread other = new Thread(t);
        other.start();
        boolean d = t.isDone();
        int seen = x;
        int v = t.get();
        other.join();
        System.out.print(d + " " + seen + " " + v);
    }
}
