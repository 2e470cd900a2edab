//@ outputs: "false null" | "false 1" | "true 1"
// A task that is done has its result.
import java.util.concurrent.*;
public class DoneSeenBeforeResult {
    public static void main(String[] args) throws Exception {
        ForkJoinTask<Integer> t = ForkJoinTask.adapt(() -> 5);
        Thread a = new Thread(() -> t.complete(1));
        a.start();
        boolean d = t.isDone();
        Integer v = t.getRawResult();
        a.join();
        System.out.print(d + " " + v);
    }
}
