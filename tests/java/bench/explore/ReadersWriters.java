/** Readers and writers with a monitor that counts them; the data itself is accessed outside of it. */
public class ReadersWriters {
    private int readers, data;
    private boolean writing;

    synchronized void beginRead() throws InterruptedException {
        while (writing) wait();
        readers++;
    }

    synchronized void endRead() {
        if (--readers == 0) notifyAll();
    }

    synchronized void beginWrite() throws InterruptedException {
        while (writing || readers > 0) wait();
        writing = true;
    }

    synchronized void endWrite() {
        writing = false;
        notifyAll();
    }

    public static void main(String[] args) {
        ReadersWriters shared = new ReadersWriters();
        for (int i = 0; i < Integer.getInteger("n", 2); i++) {
            new Thread(() -> {
                try {
                    shared.beginRead();
                    int seen = shared.data;
                    assert seen == shared.data;
                    shared.endRead();
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
            }).start();
            new Thread(() -> {
                try {
                    shared.beginWrite();
                    shared.data++;
                    shared.endWrite();
                } catch (InterruptedException e) {
                    throw new Error(e);
                }
            }).start();
        }
    }
}
