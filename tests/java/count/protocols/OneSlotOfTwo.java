// Its states are counted by an enumerator of its own in crates/cli/tests/counting.rs.
// A buffer with one slot: two items are put and taken, with wait and notifyAll.
import gov.nasa.jpf.vm.Verify;

public class OneSlotOfTwo {
    static final Object lock = new Object();
    static int items;

    static void put() throws InterruptedException {
        synchronized (lock) {
            while (items == 1) lock.wait();
            items++;
            lock.notifyAll();
        }
    }

    static void take() throws InterruptedException {
        synchronized (lock) {
            while (items == 0) lock.wait();
            items--;
            lock.notifyAll();
        }
    }

    static void producer() {
        try {
            put();
            put();
        } catch (InterruptedException e) {
            throw new Error(e);
        }
    }

    static void consumer() {
        try {
            take();
            take();
        } catch (InterruptedException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) {
        Thread a = new Thread(OneSlotOfTwo::producer), b = new Thread(OneSlotOfTwo::consumer);
        Verify.beginAtomic();
        a.start();
        b.start();
        Verify.endAtomic();
    }
}
