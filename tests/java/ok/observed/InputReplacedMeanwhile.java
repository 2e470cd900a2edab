//@ outputs: "65" | "66"
import java.io.*;
public class InputReplacedMeanwhile {
    public static void main(String[] args) throws Exception {
        System.setIn(new ByteArrayInputStream(new byte[] { 65 }));
        Thread t = new Thread(() -> System.setIn(new ByteArrayInputStream(new byte[] { 66 })));
        t.start();
        System.out.print(System.in.read());
        t.join();
    }
}
