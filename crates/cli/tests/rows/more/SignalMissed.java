import java.util.concurrent.locks.*;
public class SignalMissed {
    final Lock lock = new ReentrantLock(); final Condition ready = lock.newCondition();
    void await() throws InterruptedException { lock.lock(); try { ready.await(); System.out.println("go"); } finally { lock.unlock(); } }
    void open() { lock.lock(); try { ready.signalAll(); } finally { lock.unlock(); } }
    public static void main(String[] args) throws Exception {
        SignalMissed gate = new SignalMissed();
        Thread t = new Thread(() -> { try { gate.await(); } catch (InterruptedException e) { } }, "waiter");
        t.start();
        gate.open();
        t.join();
    }
}
