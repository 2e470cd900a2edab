//@ outputs: "cleaned\n"
//@ native: yes
// clean() runs the action once, whoever calls it.
import java.lang.ref.Cleaner;

public class CleanerRunsTheAction {
    public static void main(String[] args) throws Exception {
        Cleaner cleaner = Cleaner.create();
        Cleaner.Cleanable c = cleaner.register(new Object(), () -> System.out.println("cleaned"));
        Thread t = new Thread(c::clean);
        t.start();
        c.clean();
        t.join();
    }
}
