//@ outputs: "a" | "b" | "ab" | "ba"
// With a stream for each thread, both write at position 0 of a file that each has cut before: the letter of whoever
// writes last is left, or of whoever has cut what the other wrote. With one stream for both the position is
// shared, and both letters are there in either order.

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class OverwritingStreams {
    static final Path FILE = Path.of("overwriting-streams.txt");
    static FileOutputStream shared;

    static void write(char c) {
        try {
            if (shared != null) {
                shared.write(c);
                return;
            }
            try (FileOutputStream out = new FileOutputStream(FILE.toFile())) {
                out.write(c);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        if (gov.nasa.jpf.vm.Verify.getBoolean()) {
            shared = new FileOutputStream(FILE.toFile());
        }
        Thread other = new Thread(() -> write('a'));
        other.start();
        write('b');
        other.join();
        System.out.print(Files.readString(FILE));
    }
}
