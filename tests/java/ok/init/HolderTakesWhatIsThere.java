//@ outputs: "11" | "22"
// What a holder is made from is read once, by whoever comes first.
public class HolderTakesWhatIsThere {
    static int source = 1;
    static class H { static final int V = source; }
    static String a = "", b = "";

    public static void main(String[] args) throws Exception {
        Thread t1 = new Thread(() -> {
            source = 2;
        });
        Thread t2 = new Thread(() -> {
            a = "" + H.V;
        });
        Thread t3 = new Thread(() -> {
            b = "" + H.V;
        });
        t1.start();
        t2.start();
        t3.start();
        t1.join();
        t2.join();
        t3.join();
        System.out.print(a + b);
    }
}
