//@ outputs: "v\n"
//@ note: none
// A consumer that looks again every 50 ms has a handful of states, however often it looks.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class AwaitUntilThere {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition there = lock.newCondition();
        Object[] box = new Object[1];
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                box[0] = "v";
                there.signalAll();
            } finally {
                lock.unlock();
            }
        });
        t.start();
        lock.lock();
        try {
            while (box[0] == null) there.await(50, TimeUnit.MILLISECONDS);
            System.out.println(box[0]);
        } finally {
            lock.unlock();
        }
        t.join();
    }
}
