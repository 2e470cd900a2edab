//@ outputs: "a" | "ab"
// setOut while another thread prints: the text goes to the old stream or to the new one.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class OutputSwapped {
    public static void main(String[] args) throws Exception {
        PrintStream old = System.out;
        Thread t = new Thread(() -> System.out.print("b"));
        old.print("a");
        t.start();
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        t.join();
    }
}
