//@ native: yes
//@ outputs: "null\n"
// A long timeout ends when nothing else can run.
// Confirmed on JDK 17 and 25: every outcome was seen.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class NobodyComes {
    public static void main(String[] args) throws Exception {
        System.out.println(new LinkedBlockingQueue<Integer>().poll(1, TimeUnit.SECONDS));
    }
}
