//@ flags: --race
// A release fence before the opaque write and an acquire fence after the opaque read order as a release and an acquire do.
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

public class FencesOnBothSides {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1;
            VarHandle.releaseFence();
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1) {
            VarHandle.acquireFence();
            System.out.println(x);
        }
    }
}
