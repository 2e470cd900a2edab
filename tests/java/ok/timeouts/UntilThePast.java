//@ native: yes
//@ outputs: "false"
import java.util.*;
import java.util.concurrent.locks.*;
public class UntilThePast {
    public static void main(String[] args) throws Exception {
        ReentrantLock l = new ReentrantLock();
        Condition c = l.newCondition();
        l.lock();
        System.out.print(c.awaitUntil(new Date(0)));
        l.unlock();
    }
}
