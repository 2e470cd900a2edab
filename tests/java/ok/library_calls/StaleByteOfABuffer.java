//@ outputs: "a" | "b"
// A subclass sees what was in the buffer before it was written out: the byte of whoever came last.
import java.io.*;
public class StaleByteOfABuffer extends BufferedOutputStream {
    StaleByteOfABuffer() { super(OutputStream.nullOutputStream(), 8); }
    synchronized void one(char c) {
        try { write(c); flush(); } catch (IOException e) { throw new UncheckedIOException(e); }
    }
    public static void main(String[] args) throws Exception {
        StaleByteOfABuffer b = new StaleByteOfABuffer();
        Thread other = new Thread(() -> b.one('a'));
        other.start();
        b.one('b');
        other.join();
        System.out.print((char) b.buf[0]);
    }
}
