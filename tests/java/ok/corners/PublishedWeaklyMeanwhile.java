//@ outputs: "1" | "2"
// The array is reachable by the other as soon as the reference to it is there: it finds nothing, or adds before, after
// or beside.
import java.lang.ref.WeakReference;

public class PublishedWeaklyMeanwhile {
    static volatile WeakReference<int[]> reference;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            WeakReference<int[]> r = reference;
            int[] n = r == null ? null : r.get();
            if (n != null) n[0]++;
        });
        t.start();
        int[] n = new int[1];
        reference = new WeakReference<>(n);
        n[0]++;
        t.join();
        System.out.print(n[0]);
    }
}
