//@ outputs: "0 false" | "0 true" | "1 false" | "1 true"
// The same with a run method of the thread's own.
public class AliveSubclass extends Thread {
    static volatile int x;

    @Override
    public void run() {
        x = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new AliveSubclass();
        t.start();
        int seen = x;
        boolean alive = t.isAlive();
        t.join();
        System.out.print(seen + " " + alive);
    }
}
