//@ flags: +listener=race
//@ outputs: "0" | "1"
// A join with a limit orders if the thread has ended.
public class TimedJoinIsAnOrder {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(10);
        System.out.print(t.getState() == Thread.State.TERMINATED ? x : 0);
    }
}
