//@ native: yes
//@ outputs: "done\n"
// Polling with sleep: any number of rounds, but the states repeat.
public class SleepUntilDone {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> done = true);
        t.start();
        while (!done) Thread.sleep(1);
        System.out.println("done");
    }
}
