//@ outputs: "falsetruefalse" | "falsetruetrue" | "truefalsefalse" | "truefalsetrue"
// One of two threads puts a reference into its queue; a third one finds it there or not.
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

public class EnqueuedByOne {
    static ReferenceQueue<Object> q = new ReferenceQueue<>();
    static Object strong = new Object();
    static WeakReference<Object> weak = new WeakReference<>(strong, q);
    static String a = "", b = "", c = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            a = "" + weak.enqueue();
        });
        Thread t2 = new Thread(() -> {
            b = "" + weak.enqueue();
        });
        Thread t3 = new Thread(() -> {
            c = "" + (q.poll() != null);
        });
        t1.start();
        t2.start();
        t3.start();
        t1.join();
        t2.join();
        t3.join();
        System.out.print(a + b + c);
    }
}
