//@ flags: --race
// Final fields are seen as their constructor left them, however the object came to be known, and so is what they lead to.
import java.util.concurrent.atomic.AtomicReference;

public class ImmutablePublishedOpaquely {
    static class Box {
        final int x;
        final int[] all;

        Box(int x) {
            this.x = x;
            this.all = new int[] {x, x};
        }
    }

    public static void main(String[] args) {
        AtomicReference<Box> ref = new AtomicReference<>();
        new Thread(() -> ref.setOpaque(new Box(1))).start();
        Box box = ref.getOpaque();
        if (box != null) {
            System.out.println(box.x + box.all[1]);
        }
    }
}
