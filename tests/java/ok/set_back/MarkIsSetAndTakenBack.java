//@ outputs: "false,false" | "false,true" | "true,true" | "true,false"
// The mark of a reference is set and taken back.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class MarkIsSetAndTakenBack {
    public static void main(String[] args) throws Exception {
        AtomicMarkableReference<String> ref = new AtomicMarkableReference<>("x", false);
        Thread writer = new Thread(() -> {
            ref.compareAndSet("x", "x", false, true);
            ref.compareAndSet("x", "x", true, false);
        });
        writer.start();
        System.out.print(ref.isMarked() + "," + ref.isMarked());
    }
}
