// The first thread waits for a signal that the second gives only if it does not see the file: if the file is there
// before the second looks, nobody signals and the first waits for ever.

import java.io.File;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;

public class LockAndFile {
    static final File MARK = new File("lock-and-file.mark");
    static final CountDownLatch signal = new CountDownLatch(1);

    public static void main(String[] args) throws Exception {
        Thread second = new Thread(() -> {
            if (!MARK.exists()) {
                signal.countDown();
            }
        });
        second.start();
        mark();
        signal.await(); //~ DEADLOCK
    }

    static void mark() throws IOException {
        if (!MARK.createNewFile()) {
            throw new AssertionError();
        }
    }
}
