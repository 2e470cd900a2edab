//@ native: yes
//@ outputs: "false" | "true"
// A deadline soon to come: signalled before or not.
import java.util.*;
import java.util.concurrent.locks.*;

public class AwaitUntilPastDeadline {
    static boolean set;

    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        Thread t = new Thread(() -> {
            l.lock();
            set = true;
            c.signal();
            l.unlock();
        });
        l.lock();
        t.start();
        boolean inTime = true;
        while (!set && inTime) inTime = c.awaitUntil(new Date(System.currentTimeMillis() + 20));
        System.out.print(set);
        l.unlock();
        t.join();
    }
}
