//@ native: yes
//@ outputs: "interrupted"
// lockInterruptibly looks at the status first, even if the lock is free.
import java.util.concurrent.locks.*;
public class InterruptedBeforeTheLock {
    public static void main(String[] args) {
        ReentrantLock l = new ReentrantLock();
        Thread.currentThread().interrupt();
        try {
            l.lockInterruptibly();
            System.out.print("locked");
        } catch (InterruptedException e) {
            System.out.print("interrupted");
        }
    }
}
