//@ outputs: "hi"
import java.io.*;

// A pipe hands over one byte at a time.
public class PipeOfOneByte {
    public static void main(String[] x) throws Exception {
        PipedInputStream in = new PipedInputStream(1);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread t = new Thread(() -> {
            try (out) {
                out.write('h');
                out.write('i');
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        t.start();
        int c;
        while ((c = in.read()) >= 0) System.out.print((char) c);
        t.join();
    }
}
