//@ large: on JDK 25 the pool and its scheduler have more states than a test has time for
//@ outputs: "1\n"
// A timeout of a second comes only when nothing else can happen; the task can always be run before. On JDK 25 a thread of the
// pool may wait for a lock of the pool again and again, in short sleeps, while main stands between two steps: no part
// of the second passes by that.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class TimeoutOfAFuture {
    public static void main(String[] args) {
        System.out.println(CompletableFuture.supplyAsync(() -> 1).orTimeout(1, TimeUnit.SECONDS).join());
    }
}
