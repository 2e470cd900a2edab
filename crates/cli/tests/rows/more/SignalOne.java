import java.util.*; import java.util.concurrent.locks.*;
public class SignalOne {
    final Lock lock = new ReentrantLock(); final Condition changed = lock.newCondition(); Integer slot;
    void put(int x) throws InterruptedException { lock.lock(); try { while (slot != null) changed.await(); slot = x; changed.signal(); } finally { lock.unlock(); } }
    int take() throws InterruptedException { lock.lock(); try { while (slot == null) changed.await(); int x = slot; slot = null; changed.signal(); return x; } finally { lock.unlock(); } }
    public static void main(String[] args) {
        SignalOne box = new SignalOne();
        for (int i = 0; i < 2; i++) {
            int n = i;
            new Thread(() -> { try { box.take(); } catch (InterruptedException e) { } }, "consumer-" + i).start();
        }
        new Thread(() -> { try { box.put(1); box.put(2); } catch (InterruptedException e) { } }, "producer").start();
    }
}
