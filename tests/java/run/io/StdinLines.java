//@ stdin: first line\nsecond \\ line\n\n42 43\nlast without newline
// BufferedReader on System.in: lines, numbers, end of input.
import java.io.*;
import java.util.*;

public class StdinLines {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println("[" + in.readLine() + "]");
        System.out.println("[" + in.readLine() + "]");
        System.out.println("[" + in.readLine() + "]");
        StringTokenizer t = new StringTokenizer(in.readLine());
        System.out.println(Integer.parseInt(t.nextToken()) + Integer.parseInt(t.nextToken()));
        System.out.println((char) in.read() + "|" + in.readLine());
        System.out.println(in.readLine() + " " + in.read() + " " + System.in.read());
    }
}
