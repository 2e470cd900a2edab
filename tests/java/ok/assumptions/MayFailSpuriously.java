//@ assumes: spurious
// weakCompareAndSet may fail without a reason.
import java.util.concurrent.atomic.AtomicInteger;

public class MayFailSpuriously {
    public static void main(String[] args) {
        System.out.println(new AtomicInteger().weakCompareAndSetPlain(0, 1));
    }
}
