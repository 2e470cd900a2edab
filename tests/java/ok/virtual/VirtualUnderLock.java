//@ needs: jdk>=21
//@ native: yes
//@ outputs: "2"
import java.util.concurrent.locks.*;
public class VirtualUnderLock {
    static int n;
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Runnable r = () -> { l.lock(); try { n++; } finally { l.unlock(); } };
        Thread a = Thread.startVirtualThread(r), b = Thread.startVirtualThread(r);
        a.join();
        b.join();
        System.out.print(n);
    }
}
