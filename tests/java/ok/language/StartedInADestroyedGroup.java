//@ needs: jdk<=18
//@ outputs: "made"
// The second thread of a daemon group is made before the first one ends: a thread that was made but not started keeps its group
// from being destroyed.
public class StartedInADestroyedGroup {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        g.setDaemon(true);
        Thread t = new Thread(g, () -> {});
        Thread u = new Thread(g, () -> {});
        t.start();
        String s = "made";
        try { u.start(); } catch (IllegalThreadStateException e) { s = "refused"; }
        t.join();
        System.out.print(s);
    }
}
