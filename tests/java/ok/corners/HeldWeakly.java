//@ native: yes
//@ outputs: "1" | "2"
// An array that others reach through a weak reference only is shared all the same.
import java.lang.ref.WeakReference;

public class HeldWeakly {
    static WeakReference<int[]> reference;

    public static void main(String[] args) throws Exception {
        int[] n = new int[1];
        reference = new WeakReference<>(n);
        Thread t = new Thread(() -> reference.get()[0]++);
        t.start();
        n[0]++;
        t.join();
        System.out.print(n[0]);
    }
}
