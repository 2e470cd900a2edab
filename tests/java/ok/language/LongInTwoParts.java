//@ native: yes
//@ outputs: "0" | "4294967297"
// A long is written as a whole, by a plain write too on these machines.
public class LongInTwoParts {
    static long n;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n = (1L << 32) + 1);
        t.start();
        System.out.print(n);
        t.join();
    }
}
