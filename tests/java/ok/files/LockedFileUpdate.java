//@ outputs: "2"
//@ native: yes
// The same lock around reading and writing: no update is lost, and nobody sees the file between its cutting and
// its writing.

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class LockedFileUpdate {
    static final Path FILE = Path.of("locked-file-update.txt");

    static synchronized void increment() {
        try {
            int old = Integer.parseInt(Files.readString(FILE));
            Files.writeString(FILE, Integer.toString(old + 1));
        } catch (IOException e) {
            throw new AssertionError("reading and writing never fail", e);
        }
    }

    public static void main(String[] args) throws Exception {
        Files.writeString(FILE, "0");
        Thread other = new Thread(LockedFileUpdate::increment);
        other.start();
        increment();
        other.join();
        System.out.print(Files.readString(FILE));
        Files.delete(FILE);
    }
}
