//@ flags: +listener=race
//@ outputs: "" | "7"
// Plain fields of an object that is handed over by an atomic reference.
import java.util.concurrent.atomic.AtomicReference;

public class EverydayAtomicReference {
    static class Box {
        int n;
    }

    public static void main(String[] args) {
        AtomicReference<Box> r = new AtomicReference<>();
        new Thread(() -> {
            Box b = new Box();
            b.n = 7;
            r.set(b);
        }).start();
        Box b = r.get();
        if (b != null) {
            b.n++;
            System.out.print(b.n - 1);
        }
    }
}
