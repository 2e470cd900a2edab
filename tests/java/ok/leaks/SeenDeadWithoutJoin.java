//@ native: yes
//@ outputs: "alive" | "1"
// A thread that was seen dead has done all it does.

public class SeenDeadWithoutJoin {
    static int n;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> n++);
        t.start();
        System.out.print(t.isAlive() ? "alive" : "" + n);
    }
}
