//@ native: yes
//@ outputs: "alive\n" | "dead 1\n"
// A thread that is not alive any more has written everything.
// Confirmed on JDK 17 and 25: every outcome was seen.
public class DeadHasDoneItsWork {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        System.out.println(t.isAlive() ? "alive" : "dead " + x);
    }
}
