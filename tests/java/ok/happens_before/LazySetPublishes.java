//@ flags: +listener=race
// lazySet releases, get acquires.
import java.util.concurrent.atomic.AtomicInteger;

public class LazySetPublishes {
    static int x;

    public static void main(String[] args) {
        AtomicInteger flag = new AtomicInteger();
        new Thread(() -> {
            x = 1;
            flag.lazySet(1);
        }).start();
        if (flag.get() == 1) {
            System.out.println(x);
        }
    }
}
