//@ native: yes
//@ outputs: "true\n"
//@ assumes: !spurious
// compareAndSet fails only when another value is there.
import java.util.concurrent.atomic.AtomicInteger;

public class MustNotFail {
    public static void main(String[] args) {
        System.out.println(new AtomicInteger().compareAndSet(0, 1));
    }
}
