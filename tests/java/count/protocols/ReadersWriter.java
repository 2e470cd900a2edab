// Its states are counted by an enumerator of its own in crates/cli/tests/counting.rs.
// Two readers and a writer with a monitor.
import gov.nasa.jpf.vm.Verify;

public class ReadersWriter {
    static final Object lock = new Object();
    static int readers, writing, data;

    static void reader() {
        try {
            synchronized (lock) {
                while (writing == 1) lock.wait();
                readers++;
            }
            int seen = data;
            synchronized (lock) {
                readers--;
                lock.notifyAll();
            }
        } catch (InterruptedException e) {
            throw new Error(e);
        }
    }

    static void writer() {
        try {
            synchronized (lock) {
                while (readers > 0) lock.wait();
                writing = 1;
            }
            data = 1;
            synchronized (lock) {
                writing = 0;
                lock.notifyAll();
            }
        } catch (InterruptedException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) {
        Thread a = new Thread(ReadersWriter::reader), b = new Thread(ReadersWriter::reader), c = new Thread(ReadersWriter::writer);
        Verify.beginAtomic();
        a.start();
        b.start();
        c.start();
        Verify.endAtomic();
    }
}
