//@ outputs: "false"
// Who has seen that a thread has ended sees it again, and so does everyone after.
public class EndIsKnown {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        boolean back = !t.isAlive() && t.isAlive();
        t.join();
        System.out.print(back || t.isAlive() || t.getState() != Thread.State.TERMINATED);
    }
}
