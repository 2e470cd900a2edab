//@ outputs: "true true" | "false false"
//@ native: yes
// A thread ends with its own monitor held: whoever has it sees one thing only.
public class EndsUnderItsOwnMonitor {
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> {});
        t.start();
        boolean x, y;
        synchronized (t) {
            x = t.isAlive();
            y = t.isAlive();
        }
        System.out.print(x + " " + y);
        t.join();
    }
}
