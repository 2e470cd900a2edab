//@ assumes: !random | !Runtime | !identity | !weak | !Set.of
// What could be asked for is not.
import java.lang.ref.WeakReference;
import java.util.Random;
import java.util.Set;

public class NothingDrawn {
    public static void main(String[] args) {
        if (args.length > 3) {
            System.out.println(new Random().nextInt() + Math.random() + Runtime.getRuntime().availableProcessors());
            System.out.println(new WeakReference<>(new Object()).get() + " " + Set.of(1, 2));
        }
    }
}
