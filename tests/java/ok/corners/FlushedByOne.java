//@ outputs: "a" | "ab" | "ba"
// What is printed after the last flush is never written; before it, the order is any.
import java.io.*;
public class FlushedByOne {
    public static void main(String[] args) throws Exception {
        PrintWriter w = new PrintWriter(System.out);
        Thread t = new Thread(() -> w.print("b"));
        t.start();
        w.print("a");
        w.flush();
        t.join();
    }
}
