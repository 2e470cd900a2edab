//@ outputs: "true" | "false"
// The action runs in a thread of the library once what it is registered for has been collected, which is asked for.
// main looks before or after that.
import java.lang.ref.Cleaner;

public class ActionSeenOrNot {
    static volatile boolean cleaned;

    public static void main(String[] args) throws Exception {
        Cleaner.create().register(new Object(), () -> cleaned = true);
        System.gc();
        System.out.print(cleaned);
    }
}
