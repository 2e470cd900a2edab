// Files that do not exist: predicates and exception messages.
import java.io.*;
import java.nio.file.*;

public class MissingFiles {
    static void attempt(String what, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(what + " -> " + c.call());
        } catch (Exception e) {
            System.out.println(what + " -> " + e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String n = "/nonexistent/dir/file.txt";
        File f = new File(n);
        System.out.println(f.exists() + " " + f.isFile() + " " + f.isDirectory() + " " + f.length() + " " + f.lastModified() + " " + f.canRead() + " " + f.list() + " " + f.delete());
        attempt("FileInputStream", () -> new FileInputStream(n));
        attempt("FileReader", () -> new FileReader(f));
        attempt("RandomAccessFile", () -> new RandomAccessFile(n, "r"));
        attempt("Files.exists", () -> Files.exists(Path.of(n)) + " " + Files.notExists(Path.of(n)) + " " + Files.isDirectory(Path.of(n)) + " " + Files.isReadable(Path.of(n)));
        attempt("readAllBytes", () -> Files.readAllBytes(Path.of(n)));
        attempt("lines", () -> Files.lines(Path.of(n)));
        attempt("list", () -> Files.list(Path.of(n)));
        attempt("size", () -> Files.size(Path.of(n)));
        attempt("newInputStream", () -> Files.newInputStream(Path.of(n)));
        attempt("empty name", () -> new FileInputStream(""));
        attempt("nul in name", () -> new FileInputStream("a\0b"));
        attempt("null", () -> new File((String) null)  );
        attempt("scanner", () -> new java.util.Scanner(f));
        attempt("root exists", () -> new File("/").exists() + " " + new File("/").isDirectory() + " " + new File("/").getParent());
    }
}
