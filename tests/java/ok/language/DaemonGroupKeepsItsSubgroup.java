//@ needs: jdk<=18
//@ outputs: "made"
// A daemon group with a subgroup is not destroyed with its last thread.
public class DaemonGroupKeepsItsSubgroup {
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        g.setDaemon(true);
        new ThreadGroup(g, "sub");
        Thread t = new Thread(g, () -> {});
        t.start();
        String s = "made";
        try { new Thread(g, () -> {}); } catch (IllegalThreadStateException e) { s = "refused"; }
        t.join();
        System.out.print(s);
    }
}
