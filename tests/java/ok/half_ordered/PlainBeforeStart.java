//@ flags: --race
//@ outputs: "false\n"
// Plain accesses before the start and after the join are ordered.
import java.util.concurrent.atomic.AtomicBoolean;

public class PlainBeforeStart {
    public static void main(String[] args) throws InterruptedException {
        AtomicBoolean flag = new AtomicBoolean();
        flag.setPlain(true);
        Thread other = new Thread(() -> flag.setPlain(!flag.getPlain()));
        other.start();
        other.join();
        System.out.println(flag.getPlain());
    }
}
