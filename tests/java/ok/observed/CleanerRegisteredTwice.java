//@ native: yes
//@ outputs: "1"
// clean() runs the action at most once, whoever calls it.
import java.lang.ref.*;
import java.util.concurrent.atomic.*;
public class CleanerRegisteredTwice {
    public static void main(String[] args) throws Exception {
        AtomicInteger n = new AtomicInteger();
        Cleaner.Cleanable c = Cleaner.create().register(new Object(), n::incrementAndGet);
        Thread t = new Thread(c::clean);
        t.start();
        c.clean();
        t.join();
        System.out.print(n);
    }
}
