//@ outputs: "2\n"
//@ note: none
// Records of a logger carry the time, and nobody looks at it.
import java.util.concurrent.atomic.AtomicInteger;

public class LoggerReadsTheClock {
    static final System.Logger LOG = System.getLogger("app");
    static final AtomicInteger count = new AtomicInteger();

    static void work() {
        LOG.log(System.Logger.Level.DEBUG, "working");
        count.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(LoggerReadsTheClock::work);
        t.start();
        work();
        t.join();
        System.out.println(count);
    }
}
