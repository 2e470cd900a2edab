//@ native: yes
//@ outputs: "0 1\n" | "0 2\n" | "1 1\n" | "1 2\n"
// The other thread sets the flag, then makes a pool; main reads the flag, then makes a pool. Each of the
// four combinations of flag and number is possible.
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

public class PoolAfterAFlag {
    static volatile int flag;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            flag = 1;
            Executors.defaultThreadFactory();
        });
        t.start();
        int seen = flag;
        ThreadFactory factory = Executors.defaultThreadFactory();
        t.join();
        System.out.println(seen + " " + factory.newThread(() -> {}).getName().charAt("pool-".length()));
    }
}
