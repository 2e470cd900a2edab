//@ native: yes
//@ outputs: "12\n"
// invokeAll returns futures in the order of the tasks, all done.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvokeAllInOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        String s = "";
        for (Future<Integer> f : pool.invokeAll(tasks)) {
            assert f.isDone();
            s += f.get();
        }
        pool.shutdown();
        System.out.println(s);
    }
}
