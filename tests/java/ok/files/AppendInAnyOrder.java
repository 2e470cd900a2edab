//@ outputs: "ab" | "ba"
// Two threads append to one file through streams of their own. Each write goes to the end of the file in one step:
// nothing is lost, and both orders are possible.

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class AppendInAnyOrder {
    static void append(char c) {
        try (FileOutputStream out = new FileOutputStream("append-in-any-order.txt", true)) {
            out.write(c);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> append('a'));
        other.start();
        append('b');
        other.join();
        System.out.print(Files.readString(Path.of("append-in-any-order.txt")));
    }
}
