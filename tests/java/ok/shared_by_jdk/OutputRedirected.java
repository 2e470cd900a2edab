//@ outputs: "" | "x"
// Standard output is shared: what is written goes where it leads at that moment.
import java.io.*;

public class OutputRedirected {
    public static void main(String[] args) throws Exception {
        PrintStream real = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Thread t = new Thread(() -> System.setOut(new PrintStream(bytes)));
        t.start();
        System.out.print("x");
        t.join();
        System.setOut(real);
    }
}
