//@ expect: exception java.io.UncheckedIOException
// Both threads may see the file before either deletes it: the second delete fails.

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class DeletedTwice {
    static final Path FILE = Path.of("deleted-twice.txt");

    static void clean() {
        try {
            if (Files.exists(FILE)) {
                Files.delete(FILE);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e); //~ THROWS
        }
    }

    public static void main(String[] args) throws Exception {
        Files.createFile(FILE);
        Thread other = new Thread(DeletedTwice::clean);
        other.start();
        clean();
        other.join();
    }
}
