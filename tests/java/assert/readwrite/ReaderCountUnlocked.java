// The writer looks at the count of readers and goes in: two steps, and a reader comes between them.
public class ReaderCountUnlocked {
    static volatile int readers;
    static volatile boolean writerInside;

    static void read() {
        readers++;
        assert !writerInside; //~ ASSERT
        readers--;
    }

    public static void main(String[] args) throws Exception {
        Thread r = new Thread(ReaderCountUnlocked::read);
        Thread s = new Thread(ReaderCountUnlocked::read);
        r.start();
        s.start();
        if (readers == 0) {
            writerInside = true;
            writerInside = false;
        }
        r.join();
        s.join();
    }
}
