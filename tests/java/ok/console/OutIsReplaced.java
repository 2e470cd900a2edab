//@ native: yes
//@ outputs: "a" | ""
import java.io.*;
public class OutIsReplaced {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.setOut(new PrintStream(OutputStream.nullOutputStream())));
        t.start();
        System.out.print("a");
        t.join();
    }
}
