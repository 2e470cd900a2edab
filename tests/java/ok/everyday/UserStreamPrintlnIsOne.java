//@ native: yes
//@ outputs: "a|b|" | "b|a|"
// println of a stream of the program's own is one step for those who use the stream.
import java.io.*;

public class UserStreamPrintlnIsOne {
    public static void main(String[] args) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes);
        Thread t = new Thread(() -> out.println("a"));
        t.start();
        out.println("b");
        t.join();
        System.out.print(bytes.toString().replace("\n", "|"));
    }
}
