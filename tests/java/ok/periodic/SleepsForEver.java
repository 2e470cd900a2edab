// Nobody ends this program, as servers do not; it is not stuck, because its task goes on. The sleep ends when nothing else is left to
// do, at the end of time, and there has to be time behind it.
import java.util.concurrent.*;

public class SleepsForEver {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> {}, 10, 10, TimeUnit.MILLISECONDS);
        Thread.sleep(Long.MAX_VALUE);
    }
}
