//@ outputs: "0" | "1"
// join with a limit may come back early.
public class JoinedForAWhile {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(5);
        System.out.print(x);
    }
}
