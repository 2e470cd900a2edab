//@ outputs: "a\n" | "b\n"
// Whichever is done first.
import java.util.*;
import java.util.concurrent.*;

public class FirstOfAny {
    public static void main(String[] a) throws Exception {
        ExecutorService e = Executors.newFixedThreadPool(2);
        String first = e.invokeAny(List.<Callable<String>>of(() -> "a", () -> "b"));
        System.out.println(first);
        e.shutdown();
    }
}
