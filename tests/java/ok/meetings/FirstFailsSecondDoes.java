//@ outputs: "b\n"
// A task that fails does not count.
import java.util.*;
import java.util.concurrent.*;

public class FirstFailsSecondDoes {
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(2);
        Callable<String> bad = () -> {
            throw new Exception();
        };
        System.out.println(e.invokeAny(List.of(bad, () -> "b")));
        e.shutdown();
    }
}
