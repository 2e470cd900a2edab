//@ assumes: weak
// System.gc is a hint.
import java.lang.ref.WeakReference;

public class WeaklyHeldAfterGc {
    public static void main(String[] args) {
        WeakReference<Object> reference = new WeakReference<>(new Object());
        System.gc();
        System.out.println(reference.get() == null);
    }
}
