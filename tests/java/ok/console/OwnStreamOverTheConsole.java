//@ native: yes
//@ outputs: "abcd" | "cdab" | "acbd" | "acdb" | "cabd" | "cadb"
// A stream of the program that writes byte by byte: nothing keeps the two texts apart.
import java.io.*;
public class OwnStreamOverTheConsole {
    static class Slow extends OutputStream {
        public void write(int b) { System.out.print((char) b); }
        public void write(byte[] b, int from, int n) { for (int i = 0; i < n; i++) write(b[from + i]); }
    }
    public static void main(String[] args) throws Exception {
        Slow slow = new Slow();
        Thread t = new Thread(() -> slow.write("ab".getBytes(), 0, 2));
        t.start();
        slow.write("cd".getBytes(), 0, 2);
        t.join();
    }
}
