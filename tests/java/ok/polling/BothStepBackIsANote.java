//@ outputs: "" 
//@ note: need not end
// The same without asking for it: a note.
import java.util.concurrent.atomic.AtomicBoolean;

public class BothStepBackIsANote {
    static final AtomicBoolean A = new AtomicBoolean(), B = new AtomicBoolean();

    static void both(AtomicBoolean mine, AtomicBoolean other) {
        while (true) {
            mine.set(true);
            if (!other.get()) {
                mine.set(false);
                return;
            }
            mine.set(false);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> both(A, B)).start();
        both(B, A);
    }
}
