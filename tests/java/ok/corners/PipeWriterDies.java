//@ outputs: "aWrite end dead" | "aPipe broken"
// The writer ends without closing its end. The reader comes to see that before it waits, or after some rounds of
// waiting.
import java.io.*;
public class PipeWriterDies {
    public static void main(String[] args) throws Exception {
        PipedOutputStream w = new PipedOutputStream();
        PipedInputStream r = new PipedInputStream(w, 2);
        Thread t = new Thread(() -> {
            try { w.write('a'); } catch (IOException e) { System.out.print(e.getMessage()); }
        });
        t.start();
        try {
            while (true) System.out.print((char) r.read());
        } catch (IOException e) {
            System.out.print(e.getMessage());
        }
    }
}
