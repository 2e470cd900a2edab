//@ outputs: "00" | "11" | "10" | "01"
import java.io.*;

// Two fields are written to a stream, one after the other, while another thread changes both; the default form reads all at
// once or one by one.
public class WrittenWhileItChanges {
    static class P implements Serializable {
        int a, b;
    }

    public static void main(String[] x) throws Exception {
        P p = new P();
        Thread t = new Thread(() -> {
            p.a = 1;
            p.b = 1;
        });
        t.start();
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        new ObjectOutputStream(o).writeObject(p);
        P q = (P) new ObjectInputStream(new ByteArrayInputStream(o.toByteArray())).readObject();
        t.join();
        System.out.print("" + q.a + q.b);
    }
}
