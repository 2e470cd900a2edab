//@ native: yes
//@ outputs: "12"
// signal wakes the one who has waited longest.
import java.util.concurrent.locks.*;
public class ConditionsAreFair {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        StringBuilder text = new StringBuilder();
        int[] waiting = { 0 };
        Thread[] ts = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int n = i + 1;
            ts[i] = new Thread(() -> {
                l.lock();
                try {
                    waiting[0]++;
                    c.await();
                    text.append(n);
                } catch (InterruptedException e) {
                } finally {
                    l.unlock();
                }
            });
            ts[i].start();
            for (boolean there = false; !there; ) { l.lock(); there = waiting[0] == n; l.unlock(); }
        }
        for (int i = 0; i < 2; i++) {
            l.lock();
            c.signal();
            l.unlock();
            ts[i].join();
        }
        System.out.print(text);
    }
}
