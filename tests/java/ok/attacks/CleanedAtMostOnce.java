//@ outputs: "c"
//@ native: yes
// clean runs the action at most once, whoever calls it.
import java.lang.ref.Cleaner;

public class CleanedAtMostOnce {
    public static void main(String[] args) throws Exception {
        Cleaner.Cleanable cleanable = Cleaner.create().register(new Object(), () -> System.out.print("c"));
        Thread t = new Thread(cleanable::clean);
        t.start();
        cleanable.clean();
        t.join();
    }
}
