//@ native: yes
//@ outputs: "1" | "2"
// Who can get at an object through a weak reference shares it.
import java.lang.ref.*;
public class ReachedByWeakReference {
    static class Box { int x; }
    static volatile WeakReference<Box> ref;
    public static void main(String[] args) throws Exception {
        Box b = new Box();
        Thread t = new Thread(() -> { WeakReference<Box> r = ref; if (r != null) r.get().x++; });
        ref = new WeakReference<>(b);
        t.start();
        b.x++;
        t.join();
        System.out.print(b.x);
    }
}
