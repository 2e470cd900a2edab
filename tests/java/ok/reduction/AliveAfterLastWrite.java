//@ outputs: "0 false" | "0 true" | "1 false" | "1 true"
// A thread that has made its last write has not ended yet: 1 and alive.
public class AliveAfterLastWrite {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        int seen = x;
        boolean alive = t.isAlive();
        t.join();
        System.out.print(seen + " " + alive);
    }
}
