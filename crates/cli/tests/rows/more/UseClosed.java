import java.io.*;
public class UseClosed {
    public static void main(String[] args) throws Exception {
        StringReader in = new StringReader("hello");
        Thread reader = new Thread(() -> {
            try { System.out.println((char) in.read()); } catch (IOException e) { throw new UncheckedIOException(e); }
        }, "reader");
        reader.start();
        in.close();
        reader.join();
    }
}
