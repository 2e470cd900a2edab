//@ assumes: weak
// Whether the collector has cleared the reference is not promised.
import java.lang.ref.WeakReference;

public class WeaklyHeld {
    public static void main(String[] args) {
        WeakReference<Object> reference = new WeakReference<>(new Object());
        System.out.println(reference.get() == null);
    }
}
