//@ outputs: "3"
// A scanner for each thread.
import java.util.Scanner;

public class ScannersOfTheirOwn {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = new Scanner("1").nextInt());
        t.start();
        int y = new Scanner("2").nextInt();
        t.join();
        System.out.print(x + y);
    }
}
