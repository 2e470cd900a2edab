//@ outputs: "x y" | "y x"
// Each thread gets a whole line, in either order.
import java.io.*;
public class LinesOfOneReader {
    static String a, b;
    static String line(BufferedReader r) { try { return r.readLine(); } catch (IOException e) { return "!"; } }
    public static void main(String[] args) throws Exception {
        BufferedReader r = new BufferedReader(new StringReader("x\ny\n"));
        Thread t = new Thread(() -> a = line(r));
        t.start();
        b = line(r);
        t.join();
        System.out.print(a + " " + b);
    }
}
