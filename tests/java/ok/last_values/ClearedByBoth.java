//@ outputs: "0,0" | "1,0"
// Both threads clear a word; the second one changes nothing.
public class ClearedByBoth {
    static int x = 1;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> x = 0);
        other.start();
        int seen = x;
        x = 0;
        other.join();
        System.out.print(seen + "," + x);
    }
}
