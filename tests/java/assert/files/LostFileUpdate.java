// Two threads read a number from a file, add one and write it back. Both may read before either writes: then one
// update is lost.

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;

public class LostFileUpdate {
    static final String FILE = "lost-file-update.txt";

    static int read() throws IOException {
        try (FileInputStream in = new FileInputStream(FILE)) {
            return in.read();
        }
    }

    static void write(int number) throws IOException {
        try (FileOutputStream out = new FileOutputStream(FILE)) {
            out.write(number);
        }
    }

    static void increment() {
        try {
            int old = read();
            if (old < 0) {
                // The other thread has cut the file and not written yet.
                System.exit(0);
            }
            write(old + 1);
        } catch (IOException e) {
            throw new IllegalStateException("reading and writing never fail", e);
        }
    }

    public static void main(String[] args) throws Exception {
        write(0);
        Thread other = new Thread(LostFileUpdate::increment);
        other.start();
        increment();
        other.join();
        assert read() == 2; //~ ASSERT
    }
}
