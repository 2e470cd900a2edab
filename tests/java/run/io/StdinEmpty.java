// System.in without any input, and no console.
import java.io.*;
import java.util.*;

public class StdinEmpty {
    public static void main(String[] args) throws IOException {
        System.out.println(System.in.read());
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine());
        Scanner s = new Scanner(System.in);
        System.out.println(s.hasNext() + " " + s.hasNextLine() + " " + s.hasNextInt());
        try {
            s.nextInt();
        } catch (NoSuchElementException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        System.out.println(System.in.readNBytes(5).length);
        s.close();
        try {
            System.out.println(System.in.read());
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
    }
}
