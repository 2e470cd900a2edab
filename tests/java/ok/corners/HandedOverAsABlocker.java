//@ outputs: "1" | "2"
// What a thread says it waits for can be had by others: the array is shared from then on, and an increment gets lost.
import java.util.concurrent.locks.*;

public class HandedOverAsABlocker {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            int[] n = new int[1];
            LockSupport.park(n);
            n[0]++;
        });
        t.start();
        int[] n;
        while ((n = (int[]) LockSupport.getBlocker(t)) == null) Thread.yield();
        LockSupport.unpark(t);
        n[0]++;
        t.join();
        System.out.print(n[0]);
    }
}
