//@ flags: --race
// Strings and boxed numbers are immutable.
import java.util.concurrent.atomic.AtomicReference;

public class TextPublishedOpaquely {
    public static void main(String[] args) {
        AtomicReference<Object> ref = new AtomicReference<>();
        new Thread(() -> ref.setOpaque("a" + args.length)).start();
        Object seen = ref.getOpaque();
        System.out.println(seen + " " + (seen == null ? 0 : seen.hashCode() % 2 + ((String) seen).length()));
    }
}
