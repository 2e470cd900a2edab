//@ flags: --race
// Updates are atomic in every mode: they do not race with each other, nor with opaque accesses.
import java.util.concurrent.atomic.AtomicInteger;

public class UpdatesInAllModes {
    public static void main(String[] args) {
        AtomicInteger number = new AtomicInteger();
        new Thread(() -> {
            number.weakCompareAndSetRelease(0, 1);
            number.compareAndExchangeAcquire(1, 2);
        }).start();
        number.weakCompareAndSetPlain(2, 3);
        number.getOpaque();
        number.lazySet(5);
    }
}
