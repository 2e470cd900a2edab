//@ expect: exception java.lang.IllegalMonitorStateException
// Condition.signal() without its lock.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalWithoutLock {
    public static void main(String[] args) {
        Condition c = new ReentrantLock().newCondition();
        c.signal(); //~ THROWS
    }
}
