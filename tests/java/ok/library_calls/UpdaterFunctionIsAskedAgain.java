//@ outputs: "2 2" | "2 3"
// Two threads update one field; who loses the race asks its function once more.
import java.util.concurrent.atomic.*;

public class UpdaterFunctionIsAskedAgain {
    volatile int value;
    static final AtomicInteger asked = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        AtomicIntegerFieldUpdater<UpdaterFunctionIsAskedAgain> u = AtomicIntegerFieldUpdater.newUpdater(UpdaterFunctionIsAskedAgain.class, "value");
        UpdaterFunctionIsAskedAgain o = new UpdaterFunctionIsAskedAgain();
        Runnable add = () -> u.updateAndGet(o, v -> {
            asked.incrementAndGet();
            return v + 1;
        });
        Thread t = new Thread(add);
        t.start();
        add.run();
        t.join();
        System.out.print(o.value + " " + asked);
    }
}
