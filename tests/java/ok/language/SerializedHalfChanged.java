//@ native: yes
//@ outputs: "0 0" | "1 1" | "0 1" | "1 0"
// An object is written field by field, in the order of their names, while another thread changes first one, then the other.
import java.io.*;
public class SerializedHalfChanged {
    static class Pair implements Serializable { int a, b; }
    public static void main(String[] args) throws Exception {
        Pair p = new Pair();
        Thread t = new Thread(() -> { p.a = 1; p.b = 1; });
        t.start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(p);
        t.join();
        Pair q = (Pair) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.print(q.a + " " + q.b);
    }
}
