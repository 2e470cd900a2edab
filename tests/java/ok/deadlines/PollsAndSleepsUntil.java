//@ outputs: "done\n" | "late\n"
// A poll loop that sleeps and gives up at a deadline: the flag comes in time or not. It always ends.
public class PollsAndSleepsUntil {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> done = true);
        t.start();
        long end = System.currentTimeMillis() + 100;
        boolean seen = false;
        while (!(seen = done) && System.currentTimeMillis() < end) Thread.sleep(50);
        System.out.println(seen ? "done" : "late");
        t.join();
    }
}
