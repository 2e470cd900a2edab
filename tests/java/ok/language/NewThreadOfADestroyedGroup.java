//@ needs: jdk<=18
//@ outputs: "made" | "refused"
// A daemon group is destroyed with its last thread; after that it takes no more threads.
public class NewThreadOfADestroyedGroup {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        g.setDaemon(true);
        Thread t = new Thread(g, () -> {});
        t.start();
        String s = "made";
        try { new Thread(g, () -> {}); } catch (IllegalThreadStateException e) { s = "refused"; }
        t.join();
        System.out.print(s);
    }
}
