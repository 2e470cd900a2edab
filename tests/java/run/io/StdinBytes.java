//@ stdin: abc\nde
// Raw System.in: read, mark support, available, skip, end of file.
import java.io.*;

public class StdinBytes {
    public static void main(String[] args) throws IOException {
        System.out.println((char) System.in.read());
        byte[] b = new byte[2];
        int n = System.in.read(b);
        System.out.println(n + " " + (char) b[0] + (char) b[1]);
        System.out.println(System.in.read());
        byte[] rest = System.in.readAllBytes();
        System.out.println(rest.length + " " + new String(rest));
        System.out.println(System.in.read() + " " + System.in.read(b) + " " + System.in.readAllBytes().length);
        System.setIn(new ByteArrayInputStream("replaced".getBytes()));
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
    }
}
