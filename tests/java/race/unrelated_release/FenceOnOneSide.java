//@ flags: --race
// A release fence before an opaque write orders nobody who has no acquire fence after the read.
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

public class FenceOnOneSide {
    static int x;
    static final AtomicInteger SEEN = new AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            x = 1; //~ RACE
            VarHandle.releaseFence();
            SEEN.setOpaque(1);
        }).start();
        if (SEEN.getOpaque() == 1) {
            System.out.println(x); //~ RACE
        }
    }
}
