//@ needs: jdk<=18
//@ outputs: "false 1\n" | "true 1\n" | "true 2\n"
// A thread that was alive a moment ago may have its task or not; one that has ended has none.
public class RunWhileItMayHaveEnded {
    static volatile int runs;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> runs++);
        t.start();
        t.join(10);
        boolean alive = t.isAlive();
        t.run();
        t.join();
        System.out.println(alive + " " + runs);
    }
}
