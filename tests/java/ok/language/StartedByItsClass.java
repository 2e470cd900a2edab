//@ native: yes
//@ outputs: "1" | "0"
// The initialiser of the main class starts a thread, which cannot go on with the class before that is done; main goes on beside it.
public class StartedByItsClass {
    static int n;
    static final Thread T = new Thread(() -> n = 1);
    static { T.start(); }
    public static void main(String[] args) throws Exception {
        int seen = n;
        T.join();
        System.out.print(seen);
    }
}
