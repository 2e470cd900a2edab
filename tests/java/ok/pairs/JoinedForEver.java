//@ outputs: "1\n"
// Zero means for ever.
public class JoinedForEver {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(0);
        System.out.println(x);
    }
}
