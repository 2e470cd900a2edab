//@ native: yes
//@ outputs: "a\nb\n" | "b\na\n"
// A line is written under the lock of the writer, its end included.
import java.io.*;
public class LinesAreWhole {
    public static void main(String[] args) throws Exception {
        StringWriter s = new StringWriter();
        PrintWriter p = new PrintWriter(s);
        Thread t = new Thread(() -> p.println("a"));
        t.start();
        p.println("b");
        t.join();
        System.out.print(s);
    }
}
