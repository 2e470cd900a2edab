//@ native: yes
//@ outputs: "abcd" | "cdab"
// The same below a PrintStream, which holds its lock while it writes a text.
import java.io.*;
public class PrintStreamKeepsTogether {
    public static void main(String[] args) throws Exception {
        PrintStream p = new PrintStream(new OutputStream() {
            public void write(int b) { System.out.print((char) b); }
            public void write(byte[] b, int from, int n) { for (int i = 0; i < n; i++) write(b[from + i]); }
        }, true);
        Thread t = new Thread(() -> p.print("ab"));
        t.start();
        p.print("cd");
        t.join();
    }
}
