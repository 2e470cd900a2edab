// A condition without a state behind it: the door is opened before the visitor waits, and nobody opens it again.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class DoorOpenedBeforeAnybodyCame {
    static final Lock LOCK = new ReentrantLock();
    static final Condition OPENED = LOCK.newCondition();

    static void pass() {
        LOCK.lock();
        try {
            OPENED.awaitUninterruptibly(); //~ DEADLOCK
        } finally {
            LOCK.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread visitor = new Thread(DoorOpenedBeforeAnybodyCame::pass);
        visitor.start();
        LOCK.lock();
        try {
            OPENED.signalAll();
        } finally {
            LOCK.unlock();
        }
        visitor.join(); //~ DEADLOCK
    }
}
