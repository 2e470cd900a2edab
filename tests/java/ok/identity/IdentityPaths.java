// The default file system remembers the working folder.
import java.nio.file.*;
public class IdentityPaths {
    static volatile Object o;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> o = Path.of("x", "y").getFileName().toString());
        t.start();
        o = new java.io.File("q").getName();
        t.join();
    }
}
