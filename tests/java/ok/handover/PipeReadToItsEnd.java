//@ native: yes
//@ outputs: "a end"
// The writer closes its end before it ends: the reader never finds the pipe broken.
import java.io.*;
public class PipeReadToItsEnd {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream();
        PipedOutputStream out = new PipedOutputStream(in);
        Thread t = new Thread(() -> { try { out.write('a'); out.close(); } catch (IOException e) { } });
        t.start();
        String s = "";
        try { int c; while ((c = in.read()) >= 0) s += (char) c; s += " end"; } catch (IOException e) { s += " broken"; }
        t.join();
        System.out.print(s);
    }
}
