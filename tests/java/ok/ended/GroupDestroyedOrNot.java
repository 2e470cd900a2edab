//@ needs: jdk<=18
//@ outputs: "destroyed" | "not empty"
public class GroupDestroyedOrNot {
    @SuppressWarnings("removal")
    public static void main(String[] args) throws Exception {
        ThreadGroup g = new ThreadGroup("g");
        Thread t = new Thread(g, () -> {});
        t.start();
        try {
            g.destroy();
            System.out.print("destroyed");
        } catch (IllegalThreadStateException e) {
            System.out.print("not empty");
        }
    }
}
