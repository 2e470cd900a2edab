//@ flags: --race
//@ outputs: "3\n"
// Futures that are done publish what their tasks have written.
import java.util.*;
import java.util.concurrent.*;

public class InvokeAllThenRead {
    public static void main(String[] args) throws Exception {
        int[] slots = new int[2];
        ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.invokeAll(List.of(() -> slots[0] = 1, () -> slots[1] = 2));
        pool.shutdown();
        System.out.println(slots[0] + slots[1]);
    }
}
