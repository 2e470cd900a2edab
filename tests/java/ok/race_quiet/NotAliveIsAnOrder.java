//@ flags: +listener=race
//@ outputs: "" | "1"
// What a thread did is seen by who has found it ended.
public class NotAliveIsAnOrder {
    static int x;

    public static void main(String[] args) {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (!t.isAlive()) {
            System.out.print(x);
        }
    }
}
