//@ native: yes
//@ outputs: "0 0\n" | "0 2\n" | "2 0\n" | "2 2\n"
// A monitor-based readers/writer lock. Each reader sees both halves of the pair written together, so
// the sum it reads is 0 or 2, never 1.
public class ReadersShareWriterAlone {
    static int readers;
    static boolean writing;
    static int left, right;

    static synchronized void beginRead() throws InterruptedException {
        while (writing) ReadersShareWriterAlone.class.wait();
        readers++;
    }

    static synchronized void endRead() {
        readers--;
        ReadersShareWriterAlone.class.notifyAll();
    }

    static synchronized void beginWrite() throws InterruptedException {
        while (writing || readers > 0) ReadersShareWriterAlone.class.wait();
        writing = true;
    }

    static synchronized void endWrite() {
        writing = false;
        ReadersShareWriterAlone.class.notifyAll();
    }

    static int read() throws InterruptedException {
        beginRead();
        int sum = left + right;
        endRead();
        assert sum != 1;
        return sum;
    }

    public static void main(String[] args) throws Exception {
        int[] seen = new int[1];
        Thread w = new Thread(() -> {
            try {
                beginWrite();
                left++;
                right++;
                endWrite();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        Thread r = new Thread(() -> {
            try {
                seen[0] = read();
            } catch (InterruptedException e) {
                throw new RuntimeException(e);
            }
        });
        w.start();
        r.start();
        int mine = read();
        r.join();
        w.join();
        System.out.println(seen[0] + " " + mine);
    }
}
