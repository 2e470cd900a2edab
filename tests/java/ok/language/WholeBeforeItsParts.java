//@ native: yes
//@ outputs: "0" | "1"
// A copy made by serialisation shares nothing with its original.
import java.io.*;
public class WholeBeforeItsParts {
    public static void main(String[] args) throws Exception {
        int[][] rows = {{0}};
        Thread t = new Thread(() -> rows[0][0] = 1);
        t.start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(rows);
        int[][] copy = (int[][]) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        t.join();
        System.out.print(copy[0][0]);
    }
}
