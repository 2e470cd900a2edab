//@ outputs: "12"
// A pipe between two threads.
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

public class PipedBytes {
    public static void main(String[] args) throws Exception {
        PipedInputStream in = new PipedInputStream(2);
        PipedOutputStream out = new PipedOutputStream(in);
        Thread t = new Thread(() -> {
            try {
                out.write(1);
                out.write(2);
                out.close();
            } catch (java.io.IOException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        String s = "";
        for (int b; (b = in.read()) >= 0;) {
            s += b;
        }
        System.out.print(s);
    }
}
