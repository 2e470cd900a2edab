//@ outputs: "ab"
// The pipe holds one character; everything arrives in order.
import java.io.*;
public class PipedCharacters {
    public static void main(String[] args) throws Exception {
        PipedWriter w = new PipedWriter();
        PipedReader r = new PipedReader(w, 1);
        Thread t = new Thread(() -> {
            try { w.write('a'); w.write('b'); w.close(); } catch (IOException e) { System.out.print(e.getMessage()); }
        });
        t.start();
        int c;
        while ((c = r.read()) != -1) System.out.print((char) c);
        t.join();
    }
}
