//@ outputs: "null false" | "1 false" | "1 true" | "null true"
// The result is there before the task is done; both may come between the two looks.
import java.util.concurrent.*;
public class RawResultBeforeDone {
    public static void main(String[] args) throws Exception {
        ForkJoinTask<Integer> t = ForkJoinTask.adapt(() -> 5);
        Thread a = new Thread(() -> t.complete(1));
        a.start();
        Integer v = t.getRawResult();
        boolean d = t.isDone();
        a.join();
        System.out.print(v + " " + d);
    }
}
