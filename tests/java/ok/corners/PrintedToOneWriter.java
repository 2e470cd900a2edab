//@ outputs: "12\n34\n" | "34\n12\n"
// println of a PrintWriter is one step: lines stay whole.
import java.io.*;
public class PrintedToOneWriter {
    public static void main(String[] args) throws Exception {
        StringWriter s = new StringWriter();
        PrintWriter w = new PrintWriter(s);
        Thread t = new Thread(() -> w.println(12));
        t.start();
        w.println(34);
        t.join();
        System.out.print(s);
    }
}
